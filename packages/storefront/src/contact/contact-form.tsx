'use client';

import { useIdempotencyKey } from '@pomp/api-client';
import { contactForm, type SectionAnswers } from '@pomp/domain';
import type { SectionFormController } from '@pomp/forms';
import { useCallback, useSyncExternalStore } from 'react';
import { useStorefront } from '../storefront/storefront-context.js';
import { visitorQuestion } from './question.js';
import { QuestionForm } from './question-form.js';

type Answers = SectionAnswers<typeof contactForm>;

/** A question to one of the departments. */
export function ContactForm() {
  const { backend } = useStorefront();
  const keyOf = useIdempotencyKey();
  const send = useCallback(
    (answers: Answers, proof: object) => {
      const question = visitorQuestion(answers);
      return backend.call('postContact', { body: { ...question, ...proof }, idempotencyKey: keyOf(question) });
    },
    [backend, keyOf],
  );
  return (
    <QuestionForm
      name="contact"
      section={contactForm}
      rows={rows}
      send={send}
      logged="Error submitting contact data"
      hidden={mobilePhone}
    />
  );
}

const rows = [['department'], ['firstName', 'lastName'], ['email', 'phone'], ['message']] as const;

const mobilePhone = (form: SectionFormController<typeof contactForm.fields>) => <MobilePhone form={form} />;

/** The number under the name that an outside form provider has for a mobile one, for what reads it from the page (spec 3 §2). */
function MobilePhone({ form }: { readonly form: SectionFormController<typeof contactForm.fields> }) {
  const phone = () => String(form.field('phone').value);
  return <input type="hidden" name="mobilephone" value={useSyncExternalStore(form.subscribe, phone, phone)} />;
}
