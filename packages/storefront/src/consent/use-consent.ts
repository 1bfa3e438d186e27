'use client';

import { useMemo, useSyncExternalStore } from 'react';
import type { ConsentPurpose } from './consent-choice.js';
import { consentStore } from './consent-store.js';

/** What a visitor permits, and whether they were asked yet (`decided`). */
export interface Consent {
  readonly decided: boolean;
  /** What is functional needs no permission; the rest isn't allowed until someone accepts it. */
  readonly allows: (purpose: ConsentPurpose) => boolean;
  /** Shows the question again, to change the answer. */
  readonly open: () => void;
}

/** What the visitor permits. The server, which makes one page for everyone, permits nothing. */
export function useConsent(): Consent {
  const choice = useSyncExternalStore(consentStore.subscribe, consentStore.choice, () => undefined);
  return useMemo(
    () => ({
      decided: choice !== undefined,
      allows: (purpose) => purpose === 'functional' || choice === 'accepted',
      open: () => consentStore.ask(document.activeElement instanceof HTMLElement ? document.activeElement : null),
    }),
    [choice],
  );
}
