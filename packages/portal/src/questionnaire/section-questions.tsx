'use client';

import { Stack } from '@pomp/design-system';
import { SectionField } from '@pomp/forms';
import { useCallback, useEffect, useRef } from 'react';
import { LocalDraftNotice } from '../local-drafts/local-draft-notice.js';
import { Conflict } from './conflict.js';
import type { SectionEditing } from './use-section-editor.js';

export interface SectionQuestionsProps {
  readonly editing: SectionEditing;
  /** The customer asked for this form: its first question takes focus. */
  readonly takesFocus: boolean;
  readonly onFieldFocus: (field: string) => void;
}

/** Every question of a section that is asked now, below what has to be settled first. Belongs in a `SectionForm`. */
export function SectionQuestions({ editing: { form, offer, conflict }, takesFocus, onFieldFocus }: SectionQuestionsProps) {
  const questions = useRef<HTMLDivElement>(null);
  const focusFirst = useCallback(() => questions.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), []);

  useEffect(() => {
    if (takesFocus) focusFirst();
  }, [takesFocus, focusFirst]);

  return (
    <>
      {conflict && <Conflict form={form} conflict={conflict} onSettled={focusFirst} />}
      {offer && <LocalDraftNotice offer={offer} onSettled={focusFirst} />}
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
