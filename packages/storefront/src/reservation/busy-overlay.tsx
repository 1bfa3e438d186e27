'use client';

import { useTexts } from '@pomp/language/react';
import { Button, LoadingScreen, Text } from '@pomp/design-system';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStorefront } from '../storefront/storefront-context.js';
import * as styles from './busy-overlay.css.js';
import { reservationTexts } from './texts.js';

export interface BusyOverlayProps {
  /** What is going on, to see and to hear; a screen's own words unless given. */
  readonly text?: string;
  /** How it is going, announced whenever it changes. */
  readonly note?: string | undefined;
  /** How to stop waiting, where that is possible: a button as soon as it takes long or there is a note, and Escape with it. */
  readonly wayOut?: { readonly label: string; readonly onPress: () => void } | undefined;
}

/** After this many milliseconds, people begin to wonder. */
const long = 5_000;

/**
 * Over the whole page while something is on its way that the page waits for. A modal `dialog`: nothing below it can be pressed or reached
 * by keyboard, and the focus goes back to where it was when the overlay goes.
 */
export function BusyOverlay({ text: given, note, wayOut }: BusyOverlayProps) {
  const texts = useTexts(reservationTexts);
  const text = given ?? texts.loading;
  const dialog = useRef<HTMLDialogElement>(null);
  const takesLong = useAfter(long);
  const offered = takesLong || note !== undefined ? wayOut : undefined;

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
        if (event.key !== 'Escape') return;
        event.preventDefault();
        offered?.onPress();
      }}
    >
      <LoadingScreen text={text} />
      <div className={styles.aside}>
        <div role="status">{note !== undefined && <Text>{note}</Text>}</div>
        {offered && (
          <Button tone="quiet" onClick={offered.onPress}>
            {offered.label}
          </Button>
        )}
      </div>
    </dialog>
  );
}

/** Whether so many milliseconds have passed since this was first shown. */
function useAfter(milliseconds: number): boolean {
  const { wait } = useStorefront();
  const [over, setOver] = useState(false);
  useEffect(() => {
    const leave = new AbortController();
    void wait(milliseconds, leave.signal).then(() => {
      if (!leave.signal.aborted) setOver(true);
    });
    return () => leave.abort();
  }, [wait, milliseconds]);
  return over;
}
