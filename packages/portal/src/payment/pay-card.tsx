'use client';

import { messageOf, useResolveUrl } from '@pomp/api-client';
import { Alert, arrowRightIcon, Button, Card, Heading, Link, Stack, SummaryList, Text, type AlertTone } from '@pomp/design-system';
import { formatCents, formatDate, type Order, type Payment, type PaymentState, type PaymentType } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useId, useState } from 'react';
import { paymentTexts, type PaymentTexts } from './texts.js';
import { useCheckout } from './use-checkout.js';
import type { Invoice } from './with-payment.js';

export interface PayCardProps {
  readonly order: Order;
  readonly type: PaymentType;
  readonly invoice: Invoice;
  readonly payment: Payment;
  readonly returned: boolean;
  /** `secondary` where the amount is collected anyway. */
  readonly tone?: 'primary' | 'secondary';
  /** The page's title says how paying ended: then trying again stands right below it. */
  readonly saidAbove?: boolean;
}

/** What paying ended in without money, said to a customer who comes back from it; undefined where it didn't end so. Paying again doesn't take that away: the customer is leaving the page by then. */
export function useEnded(payment: Payment | undefined, returned: boolean): 'failed' | 'expired' | 'canceled' | undefined {
  const state = payment?.state;
  const now = returned && (state === 'failed' || state === 'expired' || state === 'canceled') ? state : undefined;
  const [last, setLast] = useState(now);
  if (now !== undefined && now !== last) setLast(now);
  return now ?? (state === 'open' ? last : undefined);
}

/** What is to be paid, how far that is, and the way to the checkout. */
export function PayCard({ order, type, invoice, payment, returned, tone = 'primary', saidAbove = false }: PayCardProps) {
  const texts = useTexts(paymentTexts);
  const language = useLanguage();
  const headingId = useId();
  const { leaving, failure, go } = useCheckout({ orderId: order.id, type });
  const label = payLabel[payment.state](texts, type);
  return (
    <Card as="section" labelledBy={headingId}>
      <Stack gap="l">
        <Heading level={2} id={headingId}>
          {texts.invoiceTitle[type]({ amount: formatCents(invoice.amount, language) })}
        </Heading>
        {saidAbove ? (
          <Text measure>{texts.nothingTaken}</Text>
        ) : (
          <div aria-live="polite">
            <Stack gap="l">
              <InvoiceSummary invoice={invoice} />
              {!leaving && <StateOf payment={payment} returned={returned} />}
            </Stack>
          </div>
        )}
        {failure && !leaving && <Alert tone="error">{messageOf(failure, language)}</Alert>}
        {label !== undefined && (
          <Stack gap="s" align="start">
            <Button
              tone={tone}
              width="phone"
              iconAfter={arrowRightIcon}
              loadingLabel={leaving ? texts.toCheckout : undefined}
              onClick={go}
            >
              {label}
            </Button>
            <Text tone="muted" size="small" measure>
              {texts.checkout}
            </Text>
          </Stack>
        )}
        {saidAbove && <InvoiceSummary invoice={invoice} />}
      </Stack>
    </Card>
  );
}

function InvoiceSummary({ invoice: { vat, invoiceNumber, date, dueDate, documentUrl } }: { readonly invoice: Invoice }) {
  const texts = useTexts(paymentTexts);
  const language = useLanguage();
  const resolveUrl = useResolveUrl();
  const number =
    documentUrl === null ? (
      invoiceNumber
    ) : (
      <Link href={resolveUrl(documentUrl)} newTab>
        {invoiceNumber}
      </Link>
    );
  return (
    <SummaryList
      items={[
        { label: texts.vat, value: formatCents(vat, language) },
        { label: texts.invoiceNumber, value: number },
        { label: texts.invoiceDate, value: formatDate(date, language) },
        ...(dueDate === null ? [] : [{ label: texts.dueDate, value: formatDate(dueDate, language) }]),
      ]}
    />
  );
}

/** What the button says; none while there is nothing for the customer to do. */
const payLabel: Record<PaymentState, (texts: PaymentTexts, type: PaymentType) => string | undefined> = {
  none: ({ pay }, type) => pay[type],
  open: ({ payOn }) => payOn,
  pending: () => undefined,
  paid: () => undefined,
  failed: ({ payAgain }) => payAgain,
  expired: ({ payAgain }) => payAgain,
  canceled: ({ payAgain }) => payAgain,
};

const stateTone: Record<Exclude<PaymentState, 'none' | 'paid'>, AlertTone> = {
  open: 'info',
  pending: 'info',
  failed: 'warning',
  expired: 'warning',
  canceled: 'warning',
};

function StateOf({ payment: { state }, returned }: { readonly payment: Payment; readonly returned: boolean }) {
  const texts = useTexts(paymentTexts);
  if (state === 'none' || state === 'paid') return null;
  return <Alert tone={stateTone[state]}>{state === 'open' && returned ? texts.stillOpen : texts.state[state]}</Alert>;
}
