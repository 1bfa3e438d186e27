'use client';

import { ApiError, paymentQuery, useApi, useCallQuery, type CallAnswer } from '@pomp/api-client';
import type { Order, Payment, PaymentType } from '@pomp/domain';
import { useTexts } from '@pomp/language/react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { LoadFailure, loadStateOf, type LoadState } from '../loading/loaded.js';
import { PaymentPage, PaymentSkeleton } from './payment-page.js';
import { paymentTexts } from './texts.js';

export type Invoice = CallAnswer<'getInvoice'>;

/** What there is to pay, with how far that is. */
export interface Payable {
  readonly invoice: Invoice;
  readonly payment: Payment;
}

export interface WithPaymentProps {
  readonly order: Order;
  readonly type: PaymentType;
  /** Whether the customer comes back from the checkout: then only the payment provider's word counts. */
  readonly returned: boolean;
  /** Undefined: the seller made no invoice yet. */
  readonly children: (payable: Payable | undefined) => ReactNode;
}

export function WithPayment({ order, type, returned, children }: WithPaymentProps) {
  const texts = useTexts(paymentTexts);
  const toPay = { orderId: order.id, type };
  const found = loadStateOf(useCallQuery('getInvoice', toPay));
  const invoice = found.state === 'loaded' ? found.resource : undefined;
  const waiting = returned || invoice?.payment.state === 'pending';
  const asked = loadStateOf(useQuery({ ...paymentQuery(useApi(), toPay, { waiting }), enabled: invoice !== undefined }));
  const [missing, setMissing] = useState(false);
  if (!missing && isMissing(found)) setMissing(true);
  // All at one place: what is half filled in stays when the invoice comes, or can't be asked for.
  if (invoice && asked.state === 'loaded') return children({ invoice, payment: asked.resource });
  // Also what was paid stays said, whatever can't be asked now.
  if (invoice && (!returned || invoice.payment.state === 'paid')) return children({ invoice, payment: invoice.payment });
  if (!invoice && missing) return children(undefined);
  const load = invoice ? asked : found;
  return (
    <PaymentPage type={type} order={order}>
      {load.state === 'failed' ? <LoadFailure {...load} /> : <PaymentSkeleton label={invoice && texts.checking} />}
    </PaymentPage>
  );
}

const isMissing = (load: LoadState<Invoice>) =>
  load.state === 'failed' && load.failure instanceof ApiError && load.failure.status === 404;
