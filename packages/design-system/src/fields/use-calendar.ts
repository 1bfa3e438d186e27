'use client';

import { useState } from 'react';
import type { CalendarPopover } from './calendar-popover.js';

type CalendarState =
  | { kind: 'closed' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'open'; Popover: typeof CalendarPopover };

/** The calendar weighs far more than the field, so it is fetched when someone opens it; without a connection the field says so and can be typed in. */
export function useCalendar() {
  const [state, setState] = useState<CalendarState>({ kind: 'closed' });
  const close = () => setState({ kind: 'closed' });

  const toggle = () => {
    if (state.kind === 'open') close();
    if (state.kind === 'open' || state.kind === 'loading') return;
    setState({ kind: 'loading' });
    // By where the focus is now: not every browser gives it to the button that is pressed.
    const focused = document.activeElement;
    import('./calendar-popover.js').then(
      // Who went on meanwhile stays there, as after a press beside an open one.
      ({ CalendarPopover: Popover }) => (document.activeElement === focused ? setState({ kind: 'open', Popover }) : close()),
      () => setState({ kind: 'failed' }),
    );
  };

  return { state, toggle, close };
}
