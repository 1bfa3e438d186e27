'use client';

import { useEffect, useRef, type FocusEvent, type FormEvent, type ReactNode } from 'react';
import * as styles from './one-by-one.css.js';
import { isPhoneScreen } from './phone-screen.js';

/** One of the things that a phone shows by themselves. */
export interface OneByOneItem {
  id: string;
  content: ReactNode;
}

/** Props of `OneByOne`. */
export interface OneByOneProps {
  /** All of them, in order. An empty one takes no room. */
  items: readonly OneByOneItem[];
  /** Which of them a phone shows; all of them where undefined. Another one takes focus in its first control, and comes into view. */
  shown: string | undefined;
  /** Counts the times that what is shown asked for attention without making place, such as for a message: it takes focus again. */
  attention?: number;
  /** Someone is at this one, on any screen: focus came into it, something in it was changed, or it is what the page was scrolled to. */
  onVisit?: (id: string, target: Element) => void;
}

const controls = 'input:not([type=hidden]), select, textarea, button';

/** The control that is the answer, or where one begins. */
function controlIn(item: Element): HTMLElement | undefined {
  const shown = [...item.querySelectorAll<HTMLElement>(controls)].filter((control) => control.getClientRects().length > 0);
  return shown.find((control) => control.matches(':checked')) ?? shown[0];
}

/** Things below each other, of which a phone shows one at a time. The others stay in the page as they are, with what was filled in. */
export function OneByOne({ items, shown, attention = 0, onVisit }: OneByOneProps) {
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef(`${shown} ${attention}`);

  useEffect(() => {
    const now = `${shown} ${attention}`;
    if (seen.current === now) return;
    seen.current = now;
    // Where all of them are in sight, nothing took another's place.
    if (!isPhoneScreen()) return;
    const item = box.current?.querySelector('[data-shown=true]');
    // Its control may be on its way.
    ((item && controlIn(item)) ?? box.current)?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, [shown, attention]);

  const visit = useRef(onVisit);
  useEffect(() => {
    visit.current = onVisit;
  }, [onVisit]);
  useEffect(() => {
    let end: (() => void) | undefined;
    let gone = false;
    const itemsOf = () => [...(box.current?.querySelectorAll('[data-item]') ?? [])];
    const watch = () =>
      void import('./watch-reading.js').then(
        ({ watchReading }) => {
          if (!gone) end = watchReading(itemsOf, (item, target) => visit.current?.(item.getAttribute('data-item')!, target));
        },
        // Who is where is told by the focus then.
        () => undefined,
      );
    window.addEventListener('scroll', watch, { capture: true, passive: true, once: true });
    return () => {
      gone = true;
      window.removeEventListener('scroll', watch, { capture: true });
      end?.();
    };
  }, []);

  return (
    <div ref={box} tabIndex={-1} className={shown === undefined ? styles.oneByOne : styles.inTurn}>
      <div className={styles.items}>
        {items.map(({ id, content }) => (
          <div
            key={id}
            data-item={id}
            data-shown={id === shown}
            className={id === (shown ?? id) ? styles.shown : styles.waiting}
            onFocus={({ target }: FocusEvent<Element>) => onVisit?.(id, target)}
            // Where a press on a card moves no focus.
            onChange={({ target }: FormEvent) => onVisit?.(id, target as Element)}
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
