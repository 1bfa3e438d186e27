'use client';

import { useTexts } from '@pomp/language/react';
import { type KeyboardEvent, useContext, useId, useRef, useState } from 'react';
import { AlertMark } from '../feedback/badge.js';
import { Icon } from '../icon/icon.js';
import { chevronDownIcon } from '../icon/icons.js';
import { isCurrent } from '../navigation/is-current.js';
import { NavigationContext } from '../navigation/navigation-provider.js';
import * as styles from './account.css.js';
import { NavigationItem, type NavigationItemProps } from './navigation-item.js';
import { SignOutItem, type SignOutItemProps } from './sign-out-item.js';
import { accountShellTexts } from './texts.js';

/** Props of `AccountNavigation`. */
export interface AccountNavigationProps {
  /** The screens of the account, the overview first. The host's `pathname` tells which one is current. */
  items: readonly NavigationItemProps[];
  /** Names the landmark, and stands on a phone's button while none of the items is current. */
  label?: string;
  /** The last item, which ends the visit. */
  signOut?: SignOutItemProps | undefined;
}

/** The menu beside the screens of the account; on a phone one line that says where you are and unfolds the rest. */
export function AccountNavigation({ items, label: givenLabel, signOut }: AccountNavigationProps) {
  const texts = useTexts(accountShellTexts);
  const label = givenLabel ?? texts.label;
  const { pathname } = useContext(NavigationContext);
  // Remembers where it was unfolded: going elsewhere folds it.
  const [openedAt, setOpenedAt] = useState<{ pathname: string | undefined }>();
  const toggle = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const open = openedAt !== undefined && openedAt.pathname === pathname;
  const current = items.find(({ href, match = 'within' }) => isCurrent(href, pathname, match));
  const elsewhere = items.some((item) => item.alert && item !== current);

  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpenedAt(undefined);
    toggle.current?.focus();
  };

  return (
    <nav aria-label={label} className={styles.side}>
      {/* Only passes Escape on to the button that unfolded the list. */}
      <div role="presentation" onKeyDown={keyDown}>
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpenedAt(open ? undefined : { pathname })}
        >
          {current && <Icon of={current.icon} />}
          <span className={styles.toggleLabel}>{current?.label ?? label}</span>
          {elsewhere && <AlertMark label={texts.waiting} />}
          <span className={styles.chevron}>
            <Icon of={chevronDownIcon} />
          </span>
        </button>
        <ul id={listId} className={styles.list[open ? 'open' : 'folded']}>
          {items.map((item) => (
            <li key={item.href}>
              <NavigationItem {...item} />
            </li>
          ))}
          {signOut && (
            <li>
              <SignOutItem {...signOut} />
            </li>
          )}
        </ul>
      </div>
    </nav>
  );
}
