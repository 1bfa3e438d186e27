'use client';

import { EventReplayBoundary, type InsulationChoiceProps } from '@pomp/design-system';
import { lazy, Suspense } from 'react';
import { FieldPlace } from './field-place.js';

const InsulationParts = lazy(async () => ({ default: (await import('./insulation-parts.js')).InsulationParts }));

/** Has lists of years in it, so it is fetched when a form asks about insulation. */
export function LazyInsulation(props: InsulationChoiceProps) {
  return (
    <Suspense fallback={<FieldPlace label={props.label} controls={props.options.length + 1} />}>
      <EventReplayBoundary>
        <InsulationParts {...props} />
      </EventReplayBoundary>
    </Suspense>
  );
}
