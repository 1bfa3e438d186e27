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
    import('./calendar-popover.js').then(
      ({ CalendarPopover: Popover }) => setState({ kind: 'open', Popover }),
      () => setState({ kind: 'failed' }),
    );
  };

  return { state, toggle, close };
}
