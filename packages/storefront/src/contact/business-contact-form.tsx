'use client';

import { useIdempotencyKey } from '@pomp/api-client';
import { businessContactForm, type SectionAnswers } from '@pomp/domain';
import { useCallback } from 'react';
import { useStorefront } from '../storefront/storefront-context.js';
import { businessQuestion } from './question.js';
import { QuestionForm } from './question-form.js';

const rows = [['name', 'companyName'], ['email', 'phone'], ['message']] as const;

type Answers = SectionAnswers<typeof businessContactForm>;

/** A question of a business. */
export function BusinessContactForm() {
  const { backend } = useStorefront();
  const keyOf = useIdempotencyKey();
  const send = useCallback(
    (answers: Answers, proof: object) => {
      const question = businessQuestion(answers);
      return backend.call('postContact', { body: { ...question, ...proof }, idempotencyKey: keyOf(question) });
    },
    [backend, keyOf],
  );
  return (
    <QuestionForm
      name="business-contact"
      section={businessContactForm}
      rows={rows}
      send={send}
      logged="Error submitting business contact data"
    />
  );
}
