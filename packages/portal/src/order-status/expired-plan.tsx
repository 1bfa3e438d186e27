'use client';

import { Alert, ButtonLink, Stack } from '@pomp/design-system';
import { formatLongDate, type Order, type PlanFacts } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { usePath } from '../portal/portal-context.js';
import { ordersTexts } from './texts.js';

interface ExpiredPlanProps {
  readonly order: Pick<Order, 'id'>;
  readonly plan: { readonly facts: Pick<PlanFacts, 'validUntil'> | null };
  /** Whether an earlier one was signed: that still holds. */
  readonly again: boolean;
  /** Whether a heading above says already that it expired. */
  readonly isTold?: boolean;
  /** Whether a message can be written right below. */
  readonly canWrite?: boolean;
}

/** A plan that nobody is asked to sign any more: a new one is a message away. */
export function ExpiredPlan({ order, plan: { facts }, again, isTold = false, canWrite = false }: ExpiredPlanProps) {
  const { title, text, signedHolds, action } = useTexts(ordersTexts).expired;
  const language = useLanguage();
  const path = usePath();
  const said = text({ date: facts?.validUntil ? formatLongDate(facts.validUntil, language) : '' });
  return (
    <Stack gap="m" align="start">
      <Alert tone="warning" title={isTold ? undefined : title}>
        {again ? `${said} ${signedHolds}` : said}
      </Alert>
      {!canWrite && (
        <ButtonLink href={path({ to: 'order', orderId: order.id })} width="phone">
          {action}
        </ButtonLink>
      )}
    </Stack>
  );
}
