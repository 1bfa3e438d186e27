'use client';

import { useLeaveGuard } from '@pomp/design-system';
import type { Fields } from '@pomp/domain';
import { useFormState, useSectionForm, type SaveResult, type SectionFormController, type Submission } from '@pomp/forms';
import { useKeptAnswers, type KeptOffer } from '../kept-answers/use-kept-answers.js';
import type { AskedSection } from './asked-section.js';

export interface SectionEditing {
  readonly form: SectionFormController;
  readonly dirty: boolean;
  /** Answers that an earlier visit typed and never saved. */
  readonly offer: KeptOffer | undefined;
}

/** A section as a form that loses nothing: leaving asks first, and what is typed is kept on the device until it is saved. */
export function useSectionEditor({ section, stored, scope, place }: AskedSection, save: (submission: Submission<Fields>) => Promise<SaveResult>): SectionEditing {
  const form = useSectionForm({ section, values: stored, scope, save });
  const { dirty } = useFormState(form);
  useLeaveGuard(dirty);
  const offer = useKeptAnswers(form, place);
  return { form, dirty, offer };
}
