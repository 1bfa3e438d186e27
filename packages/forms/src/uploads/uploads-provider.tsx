'use client';

import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { QuestionFiles, Uploads } from './uploads.js';

/** What stands beside a question about photos, and in place of its answer. */
export interface PhotoHints {
  /** A drawing of a good one. */
  readonly exampleOf?: (field: string) => ReactNode;
  /** A button to add photos in another way, such as with a phone. */
  readonly otherWayOf?: (field: string) => ReactNode;
  /** The stored files of a question, to look back at. */
  readonly galleryOf?: (field: string) => ReactNode;
}

/** Props of `UploadsProvider`. */
export interface UploadsProviderProps extends PhotoHints {
  /** Keep it the same as long as the section is. */
  readonly uploads: Uploads;
  readonly children: ReactNode;
}

interface PlacedUploads extends PhotoHints {
  readonly uploads: Uploads;
}

export const UploadsContext = createContext<PlacedUploads | undefined>(undefined);

/** Around a `SectionForm` that asks for files: who uploads them. */
export function UploadsProvider({ uploads, exampleOf, otherWayOf, galleryOf, children }: UploadsProviderProps) {
  const placed = useMemo(() => ({ uploads, exampleOf, otherWayOf, galleryOf }), [uploads, exampleOf, otherWayOf, galleryOf]);
  return <UploadsContext value={placed}>{children}</UploadsContext>;
}

/** Who uploads the files of the form around it, and what is hinted at beside them; throws outside of one. */
export function usePlacedUploads(): PlacedUploads {
  const placed = useContext(UploadsContext);
  if (!placed) throw new Error('Questions about files belong inside an <UploadsProvider uploads={…}>.');
  return placed;
}

/** As a server renders it. A question may hydrate when its files are known already. */
const notKnownYet: QuestionFiles = { files: undefined, stored: undefined, refusal: undefined };

export function useQuestionFiles(uploads: Uploads, field: string): QuestionFiles {
  return useSyncExternalStore(
    uploads.subscribe,
    () => uploads.filesOf(field),
    () => notKnownYet,
  );
}
