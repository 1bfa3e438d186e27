'use client';

import type { RawAnswers } from '@pomp/domain';
import type { SectionFormController } from '@pomp/forms';
import { useEffect } from 'react';
import { saveStepDraft, type ReservationStep } from './step-drafts.js';

/** Saves what is typed in a step as it is typed: Back and reloading the page lose nothing of it. */
export function useStepDraft(step: ReservationStep, form: SectionFormController): void {
  useEffect(() => {
    const keep = () => {
      const { status } = form.state();
      // Nobody types then; what was placed isn't kept again.
      if (status.state !== 'saving' && status.state !== 'saved') saveStepDraft(step, typedIn(form));
    };
    // What was typed before the page was awake is in the form by now, and the next press may send it on.
    if (form.state().dirty) keep();
    return form.subscribe(keep);
  }, [step, form]);
}

const typedIn = (form: SectionFormController): RawAnswers =>
  Object.fromEntries(Object.keys(form.section.fields).map((name) => [name, form.field(name).value]));
