'use client';

import { messageOf } from '@pomp/api-client';
import { Alert, Button, Stack, useNavigation } from '@pomp/design-system';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useState } from 'react';
import { questionnaireTexts } from './texts.js';

type Attempt = { readonly state: 'idle' } | { readonly state: 'underWay' } | { readonly state: 'failed'; readonly failure: Error };

export interface FinishQuestionnaireProps {
  /** Fails as a call does. */
  readonly complete: () => Promise<unknown>;
  /** Where it leads on to. */
  readonly finished: string;
}

/** Records that everything is filled in, and leads on. */
export function FinishQuestionnaire({ complete, finished }: FinishQuestionnaireProps) {
  const texts = useTexts(questionnaireTexts);
  const language = useLanguage();
  const { push } = useNavigation();
  const [attempt, setAttempt] = useState<Attempt>({ state: 'idle' });

  const finish = async () => {
    setAttempt({ state: 'underWay' });
    try {
      await complete();
    } catch (failure) {
      if (!(failure instanceof Error)) throw failure;
      setAttempt({ state: 'failed', failure });
      return;
    }
    push(finished);
  };

  return (
    <Stack gap="m" align="start">
      {attempt.state === 'failed' && <Alert tone="error">{messageOf(attempt.failure, language)}</Alert>}
      <Button loadingLabel={attempt.state === 'underWay' ? texts.finishing : undefined} onClick={() => void finish()}>
        {texts.finishReview}
      </Button>
    </Stack>
  );
}
