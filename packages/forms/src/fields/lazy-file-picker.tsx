'use client';

import { EventReplayBoundary, type FilePickerProps } from '@pomp/design-system';
import { lazy, Suspense } from 'react';
import { FieldPlace } from './field-place.js';

const FilePickerPart = lazy(async () => ({ default: (await import('./file-picker-part.js')).FilePickerPart }));

/** Fetched when a form asks for files. */
export function LazyFilePicker(props: FilePickerProps) {
  return (
    <Suspense fallback={<FieldPlace label={props.label} controls={2} />}>
      <EventReplayBoundary>
        <FilePickerPart {...props} />
      </EventReplayBoundary>
    </Suspense>
  );
}
