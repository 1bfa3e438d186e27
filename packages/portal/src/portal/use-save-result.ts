'use client';

import { ApiError, messageOf, NetworkError } from '@pomp/api-client';
import type { SaveResult } from '@pomp/forms';
import { useLanguage } from '@pomp/language/react';
import { useCallback } from 'react';

/** What a form should know of a call that saves it. A mistake of our own isn't a refusal, and stays an error. */
export function useSaveResult(): (attempt: Promise<unknown>) => Promise<SaveResult> {
  const language = useLanguage();
  return useCallback(
    async (attempt) => {
      try {
        await attempt;
        return { status: 'saved' };
      } catch (failure) {
        if (!(failure instanceof ApiError || failure instanceof NetworkError)) throw failure;
        const message = messageOf(failure, language);
        return { status: 'failed', message, ...(failure instanceof ApiError && { issues: failure.issues }) };
      }
    },
    [language],
  );
}
