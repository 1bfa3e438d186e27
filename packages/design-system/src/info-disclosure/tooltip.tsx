'use client';

import { Root as Slot } from '@radix-ui/react-slot';
import { type ReactElement, useCallback } from 'react';
import { classNames } from '../theme/class-names.js';
import * as styles from './info-disclosure.css.js';
import { useTooltip } from './use-tooltip.js';

/** Props of `Tooltip`. */
export interface TooltipProps {
  /** The name of the control: shown on hover and focus, and given to screen readers. */
  name: string;
  /** One control without words, such as a button with only an icon. Takes the name as its `aria-label`. */
  children: ReactElement;
}

/** Shows the name of a control that has only an icon. Never holds more: touch screens don't show it. `IconButton` has it built in. */
export function Tooltip({ name, children }: TooltipProps) {
  const { control, onControl, onName } = useTooltip();
  return (
    <>
      <Slot {...onControl} aria-label={name}>
        {children}
      </Slot>
      {control && <Name of={control} name={name} {...onName} />}
    </>
  );
}

interface NameProps {
  of: HTMLElement;
  name: string;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
}

/** In the browser's top layer, so that nothing that the control is in cuts it off. A screen reader has heard it from the control. */
function Name({ of: control, name, ...whileThere }: NameProps) {
  const shown = useCallback(
    (bubble: HTMLElement | null) => {
      if (!bubble) return;
      // Where there is no top layer, such as in jsdom, it shows all the same.
      if ('showPopover' in bubble) bubble.showPopover();
      const follow = () => place(bubble, control);
      follow();
      window.addEventListener('scroll', follow, { capture: true, passive: true });
      window.addEventListener('resize', follow);
      return () => {
        window.removeEventListener('scroll', follow, { capture: true });
        window.removeEventListener('resize', follow);
      };
    },
    [control],
  );
  return (
    <span ref={shown} popover="manual" aria-hidden className={classNames(styles.tooltip, styles.tooltipFloating)} {...whileThere}>
      {name}
    </span>
  );
}

/** Between a name and its control, and between a name and the edge of the window, in pixels. */
const gap = styles.tooltipGap;
const edge = 8;

/** Above the middle of the control; below it where there is no room, and never beyond the window. */
function place(bubble: HTMLElement, control: HTMLElement): void {
  const { top, bottom, left, width } = control.getBoundingClientRect();
  const above = top - gap - bubble.offsetHeight;
  const last = document.documentElement.clientWidth - bubble.offsetWidth - edge;
  const middle = left + width / 2 - bubble.offsetWidth / 2;
  bubble.style.top = `${Math.round(above >= edge ? above : bottom + gap)}px`;
  bubble.style.left = `${Math.round(Math.max(edge, Math.min(middle, last)))}px`;
}
