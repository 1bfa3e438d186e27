'use client';

import { ApiError } from '@pomp/api-client';
import { Button, useNavigation, WizardFooter } from '@pomp/design-system';
import { reservationContactForm, type RawAnswers, type ReservationContact } from '@pomp/domain';
import { SectionFields, SectionForm, useFormState, useSectionForm, type SaveResult, type Submission } from '@pomp/forms';
import { useCallback, useEffect, type ReactNode } from 'react';
import { useFormScope, useStorefront } from '../storefront/storefront-context.js';
import { useKeptTyping } from '../storefront/use-kept-typing.js';
import { BusyOverlay } from './busy-overlay.js';
import { FailureHelp } from './failure-help.js';
import { failureMessage } from './failure-message.js';
import { keepContact, takeContact } from './kept-contact.js';
import { loginAddress } from './login-address.js';
import { reservationTexts as texts } from './texts.js';
import { typedIn } from './typed-in.js';

export interface ContactStepProps {
  /** As it was typed before. */
  readonly typed: RawAnswers;
  /** Where programs give themselves away. */
  readonly trap: ReactNode;
  readonly onNext: (contact: ReservationContact, typed: RawAnswers) => void;
}

/** Who reserves. Whoever has an account already goes to the login; everyone else to the next step. */
export function ContactStep({ typed, trap, onNext }: ContactStepProps) {
  const { site } = useStorefront();
  const { push, reload } = useNavigation();
  const scope = useFormScope();
  const save = useCallback(
    async ({ answers, values }: Submission<typeof reservationContactForm.fields>): Promise<SaveResult> => {
      const { email = '' } = answers;
      try {
        const { unique } = await site.call('getUserUnique', { query: { email } });
        if (unique) onNext(answers, values);
        else push(loginAddress(email));
        return { status: 'saved' };
      } catch (failure) {
        return { status: 'failed', message: failureMessage(failure), issues: failure instanceof ApiError ? failure.issues : [] };
      }
    },
    [site, push, onNext],
  );
  const form = useSectionForm({ section: reservationContactForm, values: typed, scope, save });
  const place = useKeptTyping<HTMLDivElement>(form);
  useEffect(() => {
    for (const [name, value] of Object.entries(takeContact())) if (form.field(name).value === '') form.change(name, value);
  }, [form]);
  const { status } = useFormState(form);

  const loadAgain = () => {
    keepContact(typedIn(form));
    reload();
  };
  return (
    <div ref={place}>
      <SectionForm
        form={form}
        failure="below"
        failureHelp={
          <FailureHelp>
            <Button tone="secondary" onClick={loadAgain}>
              {texts.reload}
            </Button>
          </FailureHelp>
        }
      >
        <SectionFields />
        {trap}
        <WizardFooter next={{ label: texts.next, loadingLabel: texts.checking }} busy={status.state === 'saving' ? 'next' : undefined} />
      </SectionForm>
      {/* Saved, and still here: on the way to the login. */}
      {(status.state === 'saving' || status.state === 'saved') && <BusyOverlay />}
    </div>
  );
}
