'use client';

import { wait } from '@pomp/api-client';
import { leastTimeOnPage } from '@pomp/domain';
import { useCallback, useContext, useRef, type ReactNode } from 'react';
import { StorefrontSettingsContext } from './storefront-settings.js';
import { Trap } from './trap.js';
import { trapName } from './trap-name.js';

export interface VisitorProofInForm {
  /** Belongs inside the form. */
  readonly field: ReactNode;
  /** What tells the backend that people sent this, to spread into a call's body. A sender that is quicker than people can be, such as a browser that fills in a whole form, waits here rather than being refused. */
  readonly proof: () => Promise<{ readonly took: number; readonly [trapName]?: string }>;
}

/** Keeps programs out of a form, without people noticing. */
export function useVisitorProof(): VisitorProofInForm {
  const sinceOpened = useContext(StorefrontSettingsContext)?.sinceOpened;
  if (!sinceOpened) throw new Error('A form of visitors belongs inside <StorefrontProvider>.');
  const trap = useRef<HTMLInputElement>(null);
  const proof = useCallback(async () => {
    for (let early = leastTimeOnPage - sinceOpened(); early > 0; early = leastTimeOnPage - sinceOpened()) {
      await wait(Math.ceil(early));
    }
    const caught = trap.current?.value ?? '';
    return { took: Math.floor(sinceOpened()), ...(caught !== '' && { [trapName]: caught }) };
  }, [sinceOpened]);
  return { field: <Trap ref={trap} />, proof };
}
