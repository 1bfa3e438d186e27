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
 * The full-screen menu. A modal `dialog`: the browser keeps the focus inside, closes it on Escape and gives the focus back. A browser that doesn't know `command` opens
 * it as a popover, and `mobileMenuControl` makes that modal. It stays open on a tablet that is turned: were it hidden, it would hold the page.
 */
export function MobileMenu({ logo, names, children }: MobileMenuProps) {
  const id = useId();
  // React's types don't know them yet.
  const opens = { command: 'show-modal', commandfor: id, popoverTarget: id };
  const closes = { command: 'close', commandfor: id, popoverTarget: id, popoverTargetAction: 'hide' as const };

  return (
    <div className={styles.narrow}>
      <button type="button" className={styles.menuButton} aria-haspopup="dialog" aria-label={names.open} {...opens}>
        <Icon of={menuIcon} size="large" />
      </button>
      <dialog id={id} popover="auto" className={styles.menu} aria-label={names.menu}>
        <div className={styles.menuBody}>
          <div className={styles.bar}>
            <span className={styles.home}>{logo}</span>
            <button type="button" className={styles.menuButton} aria-label={names.close} {...closes}>
              <Icon of={closeIcon} size="large" />
            </button>
          </div>
          {children}
        </div>
      </dialog>
    </div>
  );
}
