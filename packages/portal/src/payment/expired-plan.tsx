'use client';

import { Alert, ButtonLink, Stack } from '@pomp/design-system';
import { formatLongDate, type Order, type PlanFacts } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { usePath } from '../portal/portal-context.js';
import { paymentTexts } from './texts.js';

export interface ExpiredPlanProps {
  readonly order: Pick<Order, 'id'>;
  readonly plan: { readonly facts: Pick<PlanFacts, 'validUntil'> | null };
  /** Whether an earlier one was signed: that still holds. */
  readonly again: boolean;
}

/** The last day of a plan's price is over: it can be read, not signed, and a new one is a message away. */
export function ExpiredPlan({ order, plan: { facts }, again }: ExpiredPlanProps) {
  const texts = useTexts(paymentTexts);
  const language = useLanguage();
  const path = usePath();
  const said = texts.expired({ date: facts?.validUntil ? formatLongDate(facts.validUntil, language) : '' });
  return (
    <Stack gap="m" align="start">
      <Alert tone="warning" title={texts.expiredTitle}>
        {again ? `${said} ${texts.signedHolds}` : said}
      </Alert>
      <ButtonLink href={path({ to: 'order', orderId: order.id })} width="phone">
        {texts.askNewPlan}
      </ButtonLink>
    </Stack>
  );
}
