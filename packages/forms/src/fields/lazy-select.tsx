'use client';

import { EventReplayBoundary, type SelectFieldProps, type YearSelectProps } from '@pomp/design-system';
import { lazy, Suspense } from 'react';
import { FieldPlace } from './field-place.js';

const SelectList = lazy(async () => ({ default: (await import('./select-list.js')).SelectList }));
const YearList = lazy(async () => ({ default: (await import('./select-list.js')).YearList }));

/** A searchable list weighs more than all other controls together: a form without one, such as logging in, doesn't fetch it. */
export function LazySelect(props: SelectFieldProps) {
  return (
    <Suspense fallback={<FieldPlace label={props.label} />}>
      <EventReplayBoundary>
        <SelectList {...props} />
      </EventReplayBoundary>
    </Suspense>
  );
}

export function LazyYearSelect(props: YearSelectProps) {
  return (
    <Suspense fallback={<FieldPlace label={props.label} />}>
      <EventReplayBoundary>
        <YearList {...props} />
      </EventReplayBoundary>
    </Suspense>
  );
}
