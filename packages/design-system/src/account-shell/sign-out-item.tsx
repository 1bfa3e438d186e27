'use client';

import { Icon } from '../icon/icon.js';
import { signOutIcon } from '../icon/icons.js';
import * as styles from './account.css.js';

export interface SignOutItemProps {
  label: string;
  /** Says that it is going on ('Uitloggen…') while it is. */
  loadingLabel?: string | undefined;
  onClick: () => void;
}

/** Looks like the items above it, but does something instead of going somewhere. */
export function SignOutItem({ label, loadingLabel, onClick }: SignOutItemProps) {
  const busy = loadingLabel !== undefined;
  return (
    <button type="button" className={styles.itemButton} aria-disabled={busy || undefined} onClick={busy ? undefined : onClick}>
      <Icon of={signOutIcon} />
      <span className={styles.itemLabel} role={busy ? 'status' : undefined}>
        {loadingLabel ?? label}
      </span>
    </button>
  );
}
