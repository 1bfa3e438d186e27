import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.js';
import { closeIcon, menuIcon } from '../icon/icons.js';
import * as styles from './site-header.css.js';

interface MobileMenuProps {
  /** Stands where it stood in the bar, so that the menu seems to unfold from it. */
  logo: ReactNode;
  /** Names of the menu and its buttons, as said by whoever renders it: the header, on a server. */
  names: { menu: string; open: string; close: string };
  children: ReactNode;
}

/**
 * The full-screen menu: a `dialog` that the browser shows as a popover, without script. The browser takes the focus into it, closes it on Escape and gives the focus back. Shown
 * as a modal it would have to look at the style of every element of the page before the menu is painted, which is most of what a press then costs; `mobileMenuControl` takes the
 * page behind it out of reach afterwards. It stays open on a tablet that is turned.
 */
export function MobileMenu({ logo, names, children }: MobileMenuProps) {
  const id = useId();

  return (
    <div className={styles.narrow}>
      <button type="button" className={styles.menuButton} aria-haspopup="dialog" aria-label={names.open} popoverTarget={id}>
        <Icon of={menuIcon} size="large" />
      </button>
      <dialog id={id} popover="auto" className={styles.menu} aria-label={names.menu}>
        <div className={styles.menuBody}>
          <div className={styles.bar}>
            <span className={styles.home}>{logo}</span>
            <button
              type="button"
              className={styles.menuButton}
              aria-label={names.close}
              popoverTarget={id}
              popoverTargetAction="hide"
            >
              <Icon of={closeIcon} size="large" />
            </button>
          </div>
          {children}
        </div>
      </dialog>
    </div>
  );
}
