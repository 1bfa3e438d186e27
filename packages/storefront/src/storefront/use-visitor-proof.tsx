'use client';

import { wait } from '@pomp/api-client';
import { VisuallyHidden } from '@pomp/design-system';
import { leastTimeOnPage } from '@pomp/domain';
import { useCallback, useContext, useRef, type ReactNode } from 'react';
import { StorefrontSettingsContext } from './storefront-settings.js';

export interface VisitorProofInForm {
  /** Belongs inside the form: a field for programs that fill in everything. People don't see it, hear of it, or come across it. */
  readonly field: ReactNode;
  /** What tells the backend that people sent this, to spread into a call's body. A sender that is quicker than people can be, such as a browser that fills in a whole form, waits here rather than being refused. */
  readonly proof: () => Promise<{ readonly took: number; readonly website?: string }>;
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
    const website = trap.current?.value ?? '';
    return { took: Math.floor(sinceOpened()), ...(website !== '' && { website }) };
  }, [sinceOpened]);
  const field = (
    <VisuallyHidden>
      <span aria-hidden="true">
        <input ref={trap} type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </span>
    </VisuallyHidden>
  );
  return { field, proof };
}
