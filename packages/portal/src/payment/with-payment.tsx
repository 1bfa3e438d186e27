'use client';

import { ApiError, useCallQuery, usePayment, type CallAnswer } from '@pomp/api-client';
import type { Order, Payment, PaymentType } from '@pomp/domain';
import { useTexts } from '@pomp/language/react';
import type { ReactNode } from 'react';
import { LoadFailure, loadStateOf } from '../loading/loaded.js';
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
  const load = loadStateOf(useCallQuery('getInvoice', { orderId: order.id, type }));
  if (load.state === 'loaded') {
    return (
      <WithState order={order} type={type} returned={returned} invoice={load.resource}>
        {children}
      </WithState>
    );
  }
  if (load.state === 'failed' && load.failure instanceof ApiError && load.failure.status === 404) return children(undefined);
  return (
    <PaymentPage type={type} order={order}>
      {load.state === 'loading' ? <PaymentSkeleton /> : <LoadFailure {...load} />}
    </PaymentPage>
  );
}

function WithState({ order, type, returned, invoice, children }: WithPaymentProps & { readonly invoice: Invoice }) {
  const texts = useTexts(paymentTexts);
  const load = loadStateOf(usePayment({ orderId: order.id, type }, { waiting: returned || invoice.payment.state === 'pending' }));
  if (load.state === 'loaded') return children({ invoice, payment: load.resource });
  // Also what was paid stays said, whatever can't be asked now.
  if (!returned || invoice.payment.state === 'paid') return children({ invoice, payment: invoice.payment });
  return (
    <PaymentPage type={type} order={order}>
      {load.state === 'loading' ? <PaymentSkeleton label={texts.checking} /> : <LoadFailure {...load} />}
    </PaymentPage>
  );
}
