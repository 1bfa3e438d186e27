'use client';

import { Stack } from '@pomp/design-system';
import { formatDate, nothingDone, orderMessage, type Order } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { DocumentToRead } from './document-to-read.js';
import type { DownPaymentProps } from './down-payment.js';
import { IncassoSection } from './incasso-section.js';
import { NothingToPay } from './nothing-to-pay.js';
import { Paid } from './paid.js';
import { PayCard, useEnded } from './pay-card.js';
import { PaymentPage } from './payment-page.js';
import { paymentTexts } from './texts.js';
import { WithPayment, type Invoice, type Payable } from './with-payment.js';

/** Eindfactuur voldoen: pay at once, or have it collected. */
export function FinalPayment({ order, moment, returned }: DownPaymentProps) {
  const texts = useTexts(paymentTexts);
  return (
    <WithPayment order={order} type="FP" returned={returned}>
      {(payable) => {
        if (payable?.payment.state === 'paid')
          return (
            <Paid
              order={order}
              type="FP"
              invoice={payable.invoice}
              paidAt={payable.payment.paidAt}
              announced={returned || moment === 'asked'}
            />
          );
        if (moment === 'past') return <NothingToPay order={order} type="FP" why={texts.nothing.past.FP} />;
        if (!payable) return <NothingToPay order={order} type="FP" why={texts.nothing.noInvoice} />;
        return <ToPay order={order} returned={returned} {...payable} />;
      }}
    </WithPayment>
  );
}

function ToPay({ order, invoice, payment, returned }: Payable & { readonly order: Order; readonly returned: boolean }) {
  const language = useLanguage();
  const { message, detail } = orderMessage({ order, house: nothingDone });
  const texts = useTexts(paymentTexts);
  const ended = useEnded(payment, returned);
  const intro = [message, ...(detail ? [detail] : [])].map((sentence) => language.say(sentence)).join(' ');
  return (
    <PaymentPage type="FP" order={order} intro={intro} result={ended && texts.state[ended]}>
      <Stack gap="xl" width="form">
        <PayCard
          order={order}
          type="FP"
          invoice={invoice}
          payment={payment}
          returned={returned}
          saidAbove={ended !== undefined}
          tone={order.agreedIncasso ? 'secondary' : 'primary'}
        />
        {payment.state !== 'pending' && <IncassoSection order={order} />}
      </Stack>
      <InvoiceView invoice={invoice} />
    </PaymentPage>
  );
}

function InvoiceView({ invoice: { invoiceNumber, date, documentUrl } }: { readonly invoice: Invoice }) {
  const texts = useTexts(paymentTexts);
  const language = useLanguage();
  if (documentUrl === null) return null;
  return <DocumentToRead name={texts.invoiceOf({ number: invoiceNumber })} detail={formatDate(date, language)} url={documentUrl} />;
}
