'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../theme/class-names.js';
import * as styles from './modal.css.js';

interface ModalBodyProps {
  children: ReactNode;
  /** Names the scrolling part. */
  title: string;
}

/** Long content scrolls here; then, and only then, the keyboard can reach it to scroll. */
export function ModalBody({ children, title }: ModalBodyProps) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const { current: outer } = box;
    const { current: inner } = content;
    if (!outer || !inner) return;
    // Lines around it change nothing of what is measured: its content's box is compared.
    const observer = new ResizeObserver(() =>
      setScrolls(getComputedStyle(outer).overflowY === 'auto' && outer.scrollHeight > outer.clientHeight),
    );
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={box}
      className={classNames(styles.body, scrolls && styles.bodyScrolls)}
      {...(scrolls && { tabIndex: 0, role: 'region', 'aria-label': title })}
    >
      <div ref={content}>{children}</div>
    </div>
  );
}
