import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import * as styles from './guide.css.js';

const widths: Record<NonNullable<ComponentGuide['screen']>, number> = { phone: 390, desktop: 1280 };

/** Gives a window of its own the look of this one, and keeps it so: brand, style sheets, language. */
function dress(window: Document): () => void {
  const sheets = 'style, link[rel=stylesheet]';
  const copy = () => {
    window.documentElement.className = document.documentElement.className;
    window.documentElement.lang = document.documentElement.lang;
    window.head.replaceChildren(...[...document.head.querySelectorAll(sheets)].map((sheet) => sheet.cloneNode(true)));
  };
  copy();
  const changes = new MutationObserver(copy);
  changes.observe(document.head, { childList: true });
  changes.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] });
  return () => changes.disconnect();
}

/** What changes with the size of the window, in a window of its own, scaled down to the room there is. */
export function Screen({ kind, children }: { kind: NonNullable<ComponentGuide['screen']>; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();
  const [size, setSize] = useState({ scale: 1, height: 0 });
  const width = widths[kind];

  useEffect(() => {
    const window = frame.current?.contentDocument;
    if (!window || !box.current) return;
    const around = box.current;
    const undress = dress(window);
    setBody(window.body);
    const sizes = new ResizeObserver(() => setSize({ scale: Math.min(1, around.clientWidth / width), height: window.body.scrollHeight }));
    sizes.observe(around);
    sizes.observe(window.body);
    return () => {
      undress();
      sizes.disconnect();
    };
  }, [width]);

  return (
    <div ref={box} className={styles.screenBox} style={{ height: size.height * size.scale }}>
      <iframe ref={frame} title="Voorbeeld" className={styles.screen} style={{ width, height: size.height, transform: `scale(${size.scale})` }} />
      {body && createPortal(children, body)}
    </div>
  );
}
