'use client';

import { useIdempotencyKey } from '@pomp/api-client';
import { useCallback, useState } from 'react';
import { MarketingForm } from '../marketing-forms/marketing-form.js';
import type { MarketingFormProps } from '../marketing-forms/marketing-form-props.js';
import { useStorefront } from '../storefront/storefront-context.js';
import { useInBrowser } from '../storefront/use-in-browser.js';

export interface ApplicationFormProps {
  /** Title of the vacancy. */
  readonly job: string;
}

/** The form to apply with, whoever renders it. What was filled in goes to our own backend; where that fails we are told, and the form stays as it is. */
export function ApplicationForm({ job }: ApplicationFormProps) {
  const { backend, log } = useStorefront();
  const keyOf = useIdempotencyKey();
  const inBrowser = useInBrowser();
  // Each opened form has its own reference; the server's would be in every copy of a cached page.
  const [hidden] = useState(() => ({ job, jobId: keyOf({ job }) }));
  const send: NonNullable<MarketingFormProps['send']> = useCallback(
    async ({ name = '', startingDate = '', email = '', phone = '', message = '' }, proof) => {
      const application = { ...hidden, name, startingDate, email, phone, message };
      try {
        await backend.call('postVacancy', { body: { ...application, ...proof }, idempotencyKey: keyOf(application) });
      } catch (failure) {
        log('Error submitting vacancy data');
        throw failure;
      }
    },
    [backend, log, keyOf, hidden],
  );
  return <MarketingForm formId="application" hidden={inBrowser ? hidden : { job }} send={send} />;
}
