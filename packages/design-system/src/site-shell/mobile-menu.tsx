'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icon/icon.js';
import { closeIcon, menuIcon } from '../icon/icons.js';
import { media } from '../theme/breakpoints.js';
import * as styles from './site-header.css.js';

interface MobileMenuProps {
  /** Stands where it stood in the bar, so that the menu seems to unfold from it. */
  logo: ReactNode;
  /** Names of the menu and its buttons, as said by whoever renders it: the header, on a server. */
  names: { menu: string; open: string; close: string };
  children: ReactNode;
}

/** The full-screen menu. A modal `dialog`: the browser keeps the focus inside, closes it on Escape and gives the focus back. */
export function MobileMenu({ logo, names, children }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // A tablet that is turned gets the wide menu: an open dialog that is no longer shown would hold the page.
  useEffect(() => {
    const wide = window.matchMedia(media.desktop);
    const close = () => dialog.current?.close();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  const closeAfterLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) dialog.current?.close();
  };

  return (
    <div className={styles.narrow}>
      <button
        type="button"
        className={styles.menuButton}
        aria-haspopup="dialog"
        aria-label={names.open}
        onClick={() => dialog.current?.showModal()}
      >
        <Icon of={menuIcon} size="large" />
      </button>
      <dialog ref={dialog} className={styles.menu} aria-label={names.menu}>
        <div role="presentation" className={styles.menuBody} onClick={closeAfterLink}>
          <div className={styles.bar}>
            <span className={styles.home}>{logo}</span>
            <button type="button" className={styles.menuButton} aria-label={names.close} onClick={() => dialog.current?.close()}>
              <Icon of={closeIcon} size="large" />
            </button>
          </div>
          {children}
        </div>
      </dialog>
    </div>
  );
}
