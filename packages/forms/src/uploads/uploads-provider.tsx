'use client';

import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { QuestionFiles, Uploads } from './uploads.js';

/** What stands beside a question about photos. */
export interface PhotoHints {
  /** A drawing of a good one. */
  readonly exampleOf?: (field: string) => ReactNode;
  /** A button to add photos in another way, such as with a phone. */
  readonly otherWayOf?: (field: string) => ReactNode;
}

export interface UploadsProviderProps extends PhotoHints {
  /** Keep it the same as long as the section is. */
  readonly uploads: Uploads;
  readonly children: ReactNode;
}

interface PlacedUploads extends PhotoHints {
  readonly uploads: Uploads;
}

const UploadsContext = createContext<PlacedUploads | undefined>(undefined);

/** Around a `SectionForm` that asks for files: who uploads them. */
export function UploadsProvider({ uploads, exampleOf, otherWayOf, children }: UploadsProviderProps) {
  const placed = useMemo(() => ({ uploads, exampleOf, otherWayOf }), [uploads, exampleOf, otherWayOf]);
  return <UploadsContext value={placed}>{children}</UploadsContext>;
}

export function usePlacedUploads(): PlacedUploads {
  const placed = useContext(UploadsContext);
  if (!placed) throw new Error('Questions about files belong inside an <UploadsProvider uploads={…}>.');
  return placed;
}

export function useQuestionFiles(uploads: Uploads, field: string): QuestionFiles {
  const snapshot = () => uploads.filesOf(field);
  return useSyncExternalStore(uploads.subscribe, snapshot, snapshot);
}
