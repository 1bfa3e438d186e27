'use client';

import { LoadingScreen, Text } from '@pomp/design-system';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import * as styles from './busy-overlay.css.js';

export interface BusyOverlayProps {
  /** What is going on, for who sees it and who hears it; a screen's own words unless given. */
  readonly text?: string;
  /** How it is going, announced whenever it changes. */
  readonly note?: string | undefined;
  /** A way out, where there is one. */
  readonly children?: ReactNode;
}

const loading = 'Laden voor een duurzamere toekomst...';

/**
 * Over the whole page while something is on its way that the page waits for. A modal `dialog`: nothing below it can be pressed or reached
 * by keyboard, and the focus goes back to where it was when the overlay goes.
 */
export function BusyOverlay({ text = loading, note, children }: BusyOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Before the element leaves the page: else there is nothing left to give the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      aria-label={text}
      tabIndex={-1}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.preventDefault();
      }}
    >
      <LoadingScreen text={text} />
      <div className={styles.aside}>
        <div role="status">{note !== undefined && <Text>{note}</Text>}</div>
        {children}
      </div>
    </dialog>
  );
}
