'use client';

import { createContext, useContext } from 'react';
import type { SectionForm } from './create-form-on.js';

export interface PlacedForm {
  readonly form: SectionForm;
  /** The element id of a field, so that a summary can lead to it. */
  readonly fieldId: (name: string) => string;
}

export const SectionFormContext = createContext<PlacedForm | undefined>(undefined);

export function usePlacedForm(): PlacedForm {
  const placed = useContext(SectionFormContext);
  if (!placed) throw new Error('Fields and buttons of a section belong inside <SectionForm form={…}>.');
  return placed;
}
