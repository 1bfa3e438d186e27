'use client';

import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent as ReactPointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Icon } from '../icon/icon.js';
import { chevronDownIcon } from '../icon/icons.js';
import * as styles from './site-header.css.js';

interface HeaderDropdownProps {
  label: string;
  children: ReactNode;
}

/** `hovered` closes when the pointer leaves; `pinned`, by click or key, stays until it is dismissed. */
type State = 'closed' | 'hovered' | 'pinned';

/** Long enough to cut a corner with the mouse. */
const leaveDelay = 180;

/** A menu item that unfolds: by pointing, and by keyboard or touch through its button. Links, not a `menu`: Tab walks through them. */
export function HeaderDropdown({ label, children }: HeaderDropdownProps) {
  const [state, setState] = useState<State>('closed');
  const leaving = useRef<number>(undefined);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const open = state !== 'closed';

  useEffect(() => () => window.clearTimeout(leaving.current), []);

  // On the document: what unfolded by pointing must also go away by key, wherever the focus is (WCAG 1.4.13), and what was clicked open
  // by a press elsewhere: Safari gives a clicked button no focus that could leave.
  useEffect(() => {
    if (!open) return;
    const keyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setState('closed');
      if (root.current?.contains(document.activeElement)) trigger.current?.focus();
    };
    const pressElsewhere = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && root.current?.contains(target))) setState('closed');
    };
    document.addEventListener('keydown', keyDown);
    document.addEventListener('pointerdown', pressElsewhere);
    return () => {
      document.removeEventListener('keydown', keyDown);
      document.removeEventListener('pointerdown', pressElsewhere);
    };
  }, [open]);

  const enter = (event: ReactPointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    window.clearTimeout(leaving.current);
    setState((now) => (now === 'closed' ? 'hovered' : now));
  };
  const leave = (event: ReactPointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    leaving.current = window.setTimeout(() => setState((now) => (now === 'hovered' ? 'closed' : now)), leaveDelay);
  };
  const blur = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setState('closed');
  };
  // The next page has the same header: it would begin under the cards.
  const closeAfterLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) setState('closed');
  };
  return (
    // The listeners only add to what the button inside does for everyone.
    <div
      ref={root}
      role="presentation"
      className={styles.dropdown}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onBlur={blur}
      onClick={closeAfterLink}
    >
      <button
        ref={trigger}
        type="button"
        className={styles.item}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setState(state === 'pinned' ? 'closed' : 'pinned')}
      >
        {label}
        <span className={styles.chevron}>
          <Icon of={chevronDownIcon} size="small" />
        </span>
      </button>
      <div id={panelId} className={styles.panel} hidden={!open}>
        {children}
      </div>
    </div>
  );
}
