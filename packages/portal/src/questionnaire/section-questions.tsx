'use client';

import { Stack } from '@pomp/design-system';
import { SectionField, type SectionFormController } from '@pomp/forms';
import { useCallback, useEffect, useRef } from 'react';
import { KeptAnswersOffer } from '../kept-answers/kept-answers-offer.js';
import type { KeptOffer } from '../kept-answers/use-kept-answers.js';

export interface SectionQuestionsProps {
  readonly form: SectionFormController;
  readonly offer: KeptOffer | undefined;
  /** The customer asked for this form: its first question takes focus. */
  readonly takesFocus: boolean;
  readonly onFieldFocus: (field: string) => void;
}

/** Every question of a section that is asked now, below the offer of what was typed before. Belongs in a `SectionForm`. */
export function SectionQuestions({ form, offer, takesFocus, onFieldFocus }: SectionQuestionsProps) {
  const questions = useRef<HTMLDivElement>(null);
  const focusFirst = useCallback(() => questions.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), []);

  useEffect(() => {
    if (takesFocus) focusFirst();
  }, [takesFocus, focusFirst]);

  return (
    <>
      {offer && <KeptAnswersOffer offer={offer} onSettled={focusFirst} />}
      <div ref={questions}>
        <Stack gap="xl">
          {Object.keys(form.section.fields).map((name) => (
            // Without a box of its own, so that a field that isn't asked leaves no gap.
            <div key={name} style={{ display: 'contents' }} onFocus={() => onFieldFocus(name)}>
              <SectionField name={name} />
            </div>
          ))}
        </Stack>
      </div>
    </>
  );
}
