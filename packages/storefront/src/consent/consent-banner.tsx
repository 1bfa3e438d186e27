'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { ConsentQuestionProps } from './consent-question.js';
import { consentStore } from './consent-store.js';

const Question = lazy(async () => ({ default: (await import('./consent-question.js')).ConsentQuestion }));

const toAsk = () => consentStore.choice() === undefined || consentStore.askedBy() !== undefined;

/** Early in the page, so that it is heard early too. Who answered before doesn't even fetch the question. */
export function ConsentBanner({ services }: ConsentQuestionProps) {
  const asks = useSyncExternalStore(consentStore.subscribe, toAsk, () => false);
  return (
    asks && (
      <Suspense>
        <Question services={services} />
      </Suspense>
    )
  );
}
