import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import * as styles from './guide.css.js';

const widths: Record<NonNullable<ComponentGuide['screen']>, number> = { phone: 390, desktop: 1280 };

const sheets = 'style, link[rel=stylesheet]';

/** A style sheet that is there, or never will be: what is measured before would be measured without it. */
const arrival = (sheet: Node): Promise<unknown> =>
  sheet instanceof HTMLLinkElement
    ? new Promise((resolve) => {
        sheet.addEventListener('load', resolve);
        sheet.addEventListener('error', resolve);
      })
    : Promise.resolve();

/** Gives a window of its own the look of this one, and keeps it so: brand, scheme, style sheets, language. */
function dress(window: Document): { ready: Promise<unknown>; undress: () => void } {
  window.open();
  window.write('<!doctype html><style>body { margin: 0 !important; min-height: 0 !important }</style>');
  window.close();

  const copied = new Set<Element>();
  const copySheets = () => {
    const added = [...document.head.querySelectorAll(sheets)].filter((sheet) => !copied.has(sheet));
    return Promise.all(
      added.map((sheet) => {
        copied.add(sheet);
        const copy = window.importNode(sheet, true);
        const arrived = arrival(copy);
        window.head.append(copy);
        return arrived;
      }),
    );
  };
  const copyRoot = () => {
    window.documentElement.className = document.documentElement.className;
    window.documentElement.lang = document.documentElement.lang;
    Object.assign(window.documentElement.dataset, document.documentElement.dataset);
  };
  copyRoot();
  const changes = new MutationObserver(() => {
    copyRoot();
    void copySheets();
  });
  changes.observe(document.head, { childList: true });
  changes.observe(document.documentElement, { attributes: true, attributeFilter: ['class', 'data-colour-scheme'] });
  return { ready: copySheets(), undress: () => changes.disconnect() };
}

/** As high as what is in it. Measured without a height of its own, which screens as high as the window would follow. */
function naturalHeight(frame: HTMLIFrameElement, body: HTMLElement): number {
  const given = frame.style.height;
  frame.style.height = '0';
  const { height } = body.getBoundingClientRect();
  frame.style.height = given;
  return Math.ceil(height);
}

/** What changes with the size of the window, in a window of its own, scaled down to the room there is. */
export function Screen({ kind, children }: { kind: NonNullable<ComponentGuide['screen']>; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();
  const [size, setSize] = useState({ scale: 1, height: 0 });
  const width = widths[kind];

  useEffect(() => {
    const [shown, around] = [frame.current, box.current];
    const window = shown?.contentDocument;
    if (!window || !around) return;
    const { ready, undress } = dress(window);
    const sizes = new ResizeObserver(() =>
      setSize({ scale: Math.min(1, around.clientWidth / width), height: naturalHeight(shown, window.body) }),
    );
    let gone = false;
    void ready.then(() => {
      if (gone) return;
      setBody(window.body);
      sizes.observe(around);
      sizes.observe(window.body);
    });
    return () => {
      gone = true;
      undress();
      sizes.disconnect();
    };
  }, [width]);

  return (
    <div ref={box} className={styles.screenBox} style={{ height: size.height * size.scale }}>
      <iframe
        ref={frame}
        title="Voorbeeld"
        className={styles.screen}
        style={{ width, height: size.height, transform: `scale(${size.scale})` }}
      />
      {body && createPortal(children, body)}
    </div>
  );
}
