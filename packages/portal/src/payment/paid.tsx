'use client';

import { useResolveUrl } from '@pomp/api-client';
import { ButtonLink, Card, documentIcon, doneIcon, Heading, Icon, Inline, PageHeader, Stack, Text } from '@pomp/design-system';
import { formatCents, formatLongDate, placesOutside, productLabel, type Order, type PaymentType } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useId } from 'react';
import { AnnouncedHeading } from '../screen-parts/announced-heading.js';
import { WayOn } from './nothing-to-pay.js';
import { paymentMoment } from './payment-moment.js';
import { paymentTexts } from './texts.js';
import type { Invoice } from './with-payment.js';

export interface PaidProps {
  readonly order: Order;
  readonly type: PaymentType;
  readonly invoice: Invoice;
  /** When the money was in. */
  readonly paidAt: string;
  /** Whether it is news to the customer: then it takes focus. */
  readonly announced: boolean;
}

/** Whether the day of the installation is still to be found. */
const toPlan = (order: Order) => order.installationAppointment.date === null && paymentMoment(order, 'FP') === 'early';

/** What was paid, and what comes next. In place of what asked for it. */
export function Paid({ order, type, invoice: { amount, invoiceNumber, documentUrl }, paidAt, announced }: PaidProps) {
  const texts = useTexts(paymentTexts);
  const language = useLanguage();
  const headingId = useId();
  const resolveUrl = useResolveUrl();
  const { PY, FP } = texts.next;
  const next =
    type === 'PY'
      ? [toPlan(order) && PY.installation, announced && PY.confirmation]
      : [announced && FP.confirmation, placesOutside(order.flow) && FP.subsidy];
  const sentences = next.filter((sentence) => sentence !== false);
  const number = texts.ofOrder({ product: productLabel(order.product), number: order.orderNumber });
  return (
    <Stack gap="xl">
      {announced ? (
        <Stack gap="xs">
          <Text tone="muted">{number}</Text>
          <AnnouncedHeading>{texts.paidTitle[type]}</AnnouncedHeading>
        </Stack>
      ) : (
        <PageHeader eyebrow={number} title={texts.paidTitle[type]} />
      )}
      <Stack gap="l" width="form">
        <Card line {...(sentences.length > 0 && { as: 'section', labelledBy: headingId })}>
          <Stack gap="l">
            <Inline gap="s" wrap="nowrap" align="start">
              <Text as="span" tone="success">
                <Icon of={doneIcon} size="large" />
              </Text>
              <Text weight="strong">
                {texts.paid({ amount: formatCents(amount, language), date: formatLongDate(paidAt, language) })}
              </Text>
            </Inline>
            {sentences.length > 0 && (
              <Stack gap="s">
                <Heading level={2} size="h3" id={headingId}>
                  {texts.nextTitle}
                </Heading>
                <Stack as="ul" gap="xs">
                  {sentences.map((sentence) => (
                    <li key={sentence}>
                      <Text measure>{sentence}</Text>
                    </li>
                  ))}
                </Stack>
              </Stack>
            )}
            {documentUrl !== null && (
              <Inline gap="s">
                <ButtonLink href={resolveUrl(documentUrl)} newTab tone="secondary" size="small" iconBefore={documentIcon}>
                  {texts.invoiceOf({ number: invoiceNumber })}
                </ButtonLink>
              </Inline>
            )}
          </Stack>
        </Card>
        <WayOn orderId={order.id} />
      </Stack>
    </Stack>
  );
}
