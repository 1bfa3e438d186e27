'use client';

import { ApiError, useSaveSection } from '@pomp/api-client';
import { Button, Inline, Stack, useLeaveGuard, useNotify } from '@pomp/design-system';
import type { Fields, RawAnswers, Section, SectionContext } from '@pomp/domain';
import { FormSavedIndicator, SectionField, SectionForm, SubmitButton, useFormState, useSectionForm, type Submission } from '@pomp/forms';
import { useCallback, useEffect, useRef } from 'react';
import { KeptAnswersOffer } from '../kept-answers/kept-answers-offer.js';
import { useKeptAnswers } from '../kept-answers/use-kept-answers.js';
import { useSectionScope, useTexts } from '../portal/portal-context.js';
import { saveResultOf } from '../portal/save-result.js';
import { placeOfSection, sectionSaveBody, type HouseInfoSectionName } from './house-info-progress.js';
import { houseInfoTexts } from './texts.js';

type NothingBefore = Readonly<Record<never, never>>;

export interface SectionEditorProps<F extends Fields> {
  readonly houseId: string;
  readonly section: Section<HouseInfoSectionName, F, NothingBefore, SectionContext>;
  readonly stored: RawAnswers;
  /** The customer asked for this form: it takes focus. */
  readonly takesFocus: boolean;
  readonly onFieldFocus: (field: keyof F & string) => void;
  /** Back to reading; undefined while there is nothing complete to read. */
  readonly onClose: (() => void) | undefined;
}

/** A section in edit mode: one 'Opslaan', which says when it is done and stays for the next change. */
export function SectionEditor<F extends Fields>({ houseId, section, stored, takesFocus, onFieldFocus, onClose }: SectionEditorProps<F>) {
  const texts = useTexts('houseInfo', houseInfoTexts);
  const scope = useSectionScope();
  const notify = useNotify();
  const { mutateAsync } = useSaveSection();
  const fields = useRef<HTMLDivElement>(null);

  const save = useCallback(
    ({ mode, answers }: Submission<F>) => {
      const attempt = mutateAsync({ houseId, body: sectionSaveBody(section.name, mode, answers) });
      attempt.catch((failure: unknown) => {
        // A session that ended leads to the login, which says enough.
        if (!(failure instanceof ApiError && failure.status === 401)) notify({ tone: 'error', text: texts.saveFailed });
      });
      return saveResultOf(attempt);
    },
    [mutateAsync, houseId, section, notify, texts],
  );
  const form = useSectionForm({ section, values: stored, scope, save });
  const { dirty } = useFormState(form);
  useLeaveGuard(dirty);
  const offer = useKeptAnswers(form, placeOfSection(houseId, section.name));
  const focusForm = useCallback(() => fields.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), []);

  useEffect(() => {
    if (takesFocus) focusForm();
  }, [takesFocus, focusForm]);

  return (
    <SectionForm form={form}>
      {offer && <KeptAnswersOffer offer={offer} onSettled={focusForm} />}
      <div ref={fields}>
        <Stack gap="xl">
          {Object.keys(section.fields).map((name) => (
            // Without a box of its own, so that a field that isn't asked leaves no gap.
            <div key={name} style={{ display: 'contents' }} onFocus={() => onFieldFocus(name)}>
              <SectionField name={name} />
            </div>
          ))}
        </Stack>
      </div>
      <Inline gap="m" stacked="phone">
        <SubmitButton loadingLabel={texts.saving}>{texts.save}</SubmitButton>
        {onClose && !dirty && (
          <Button tone="secondary" onClick={onClose}>
            {texts.close}
          </Button>
        )}
        <FormSavedIndicator />
      </Inline>
    </SectionForm>
  );
}
