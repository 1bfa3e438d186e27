'use client';

import { warnOfSecondCopy } from '@pomp/language';
import { createContext, useContext } from 'react';
import type { SectionForm } from './create-form-on.js';

declare const process: { readonly env: { readonly NODE_ENV?: string } };

export interface PlacedForm {
  readonly form: SectionForm;
  /** The element id of a field, so that a summary can lead to it. */
  readonly fieldId: (name: string) => string;
}

export const SectionFormContext = createContext<PlacedForm | undefined>(undefined);

if (process.env.NODE_ENV !== 'production') warnOfSecondCopy('@pomp/forms');

export function usePlacedForm(): PlacedForm {
  const placed = useContext(SectionFormContext);
  if (!placed) throw new Error('Fields and buttons of a section belong inside <SectionForm form={…}>.');
  return placed;
}
