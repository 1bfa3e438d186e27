'use client';

import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { onEscape } from '../theme/on-escape.js';

/** How long a pointer rests on a control before its name comes, and how long it may be on its way to that name, in milliseconds. */
const restFor = 300;
const onTheWayFor = 150;

/** Takes away the name that is shown now: there is one at a time, though one control may have the focus and another the pointer. */
let hideShown: (() => void) | undefined;

/** When the name of a control shows: resting a mouse on it, or the focus of a keyboard; not a touch, and not the press itself. */
export function useTooltip() {
  const [control, setControl] = useState<HTMLElement>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef(false);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!control) return;
    const hide = () => setControl(undefined);
    hideShown?.();
    hideShown = hide;
    const hearNoMore = onEscape(hide);
    return () => {
      hearNoMore();
      if (hideShown === hide) hideShown = undefined;
    };
  }, [control]);

  const hide = () => {
    clearTimeout(timer.current);
    setControl(undefined);
  };
  const hideSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(hide, onTheWayFor);
  };

  return {
    /** The control whose name shows now. */
    control,
    onControl: {
      onPointerEnter: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
        if (pointerType === 'touch') return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setControl(currentTarget), restFor);
      },
      onPointerLeave: hideSoon,
      onPointerDown: () => {
        pressed.current = true;
        // Wherever it ends: the press may be let go of beside the control.
        document.addEventListener('pointerup', () => (pressed.current = false), { once: true });
        hide();
      },
      onClick: hide,
      onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
        // A script gives the focus back too, when a dialog closes: then by how it was opened.
        if (!pressed.current && currentTarget.matches(':focus-visible')) setControl(currentTarget);
      },
      onBlur: hide,
    },
    onName: { onPointerEnter: () => clearTimeout(timer.current), onPointerLeave: hideSoon },
  };
}
