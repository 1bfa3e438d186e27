'use client';

import { useLanguage } from '@pomp/language/react';
import { ApiError, saidOfHomeAt } from '@pomp/api-client';
import { useNavigation } from '@pomp/design-system';
import {
  reservationIssues,
  reservationOf,
  type ReservableProduct,
  type ReservationContact,
  type reservationDetailsForm,
  type ReservationRequest,
} from '@pomp/domain';
import type { SaveResult, Submission } from '@pomp/forms';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStorefront } from '../storefront/storefront-context.js';
import { usePath } from '../storefront/use-path.js';
import { failureMessage } from './failure-message.js';
import { keepReserved } from './reserved.js';
import { deleteStepDrafts } from './step-drafts.js';
import { useToLogin } from './use-to-login.js';
import { withRetries } from './with-retries.js';

/** One try to place a reservation. The same one is placed once, however often it is tried. */
export type PlaceRequest = (
  request: ReservationRequest,
  signal: AbortSignal,
) => Promise<{ readonly orderNumber?: string | undefined }>;

export interface PlacingOptions {
  readonly product: ReservableProduct;
  readonly contact: ReservationContact;
  readonly place: PlaceRequest;
}

/** Places what is filled in, with new tries where that can help, and goes on to the page of what was reserved. Stops when its step goes. */
export function usePlaceReservation({ product, contact, place }: PlacingOptions) {
  const language = useLanguage();
  const { wait, log } = useStorefront();
  const { push, prefetch } = useNavigation();
  const path = usePath();
  const toLogin = useToLogin();
  const [retry, setRetry] = useState(0);
  // One per press: a step that went may come back, as in StrictMode, and what was stopped stays so.
  const placing = useRef<AbortController>(undefined);
  useEffect(() => () => placing.current?.abort(), []);

  const save = useCallback(
    async ({ answers }: Submission<typeof reservationDetailsForm.fields>): Promise<SaveResult> => {
      const home = saidOfHomeAt(answers);
      const request = { ...reservationOf(product, contact, answers), ...(home && { home }) };
      const { signal } = (placing.current = new AbortController());
      const success = path({ to: 'reserved', product: request.product });
      setRetry(0);
      prefetch(success);
      try {
        const { orderNumber } = await withRetries((stop) => place(request, stop), { wait, onRetry: setRetry, signal });
        signal.throwIfAborted();
        deleteStepDrafts();
        keepReserved({ orderNumber, email: request.contactInformation.email, path: success });
        push(success);
        return { status: 'saved' };
      } catch (failure) {
        if (signal.aborted) return { status: 'failed', message: '' };
        // Since the first step, someone with this address has become a customer.
        if (failure instanceof ApiError && failure.code === 'conflict') {
          toLogin(request.contactInformation.email, request.product);
          return { status: 'saved' };
        }
        log('Failed to place reservation');
        return {
          status: 'failed',
          message: failureMessage(failure, language),
          issues: failure instanceof ApiError ? reservationIssues(failure.issues) : [],
        };
      }
    },
    [product, contact, place, wait, log, push, prefetch, path, toLogin, language],
  );
  return { save, retry };
}
