'use client';

import { arrowRightIcon, ButtonLink, Skeleton } from '@pomp/design-system';
import { planTexts, type Order } from '@pomp/domain';
import { useTexts } from '@pomp/language/react';
import { usePath } from '../portal/portal-context.js';
import { ExpiredPlan } from './expired-plan.js';
import { NextPanel } from './order-next.js';
import { useExpiredPlan } from './use-expired-plan.js';

interface SignAgainProps {
  readonly order: Order;
  /** Whether a heading above says already that its plan has changed. */
  readonly isTold?: boolean;
}

/** What an order says whose plan has changed since it was signed, and where it is signed again. */
export function SignAgain({ order, isTold = false }: SignAgainProps) {
  const { heading, text } = useTexts(planTexts).changed;
  const expired = useExpiredPlan(order, true);
  if (expired.loading) return <Skeleton shape="field" />;
  if (expired.plan) return <ExpiredPlan order={order} plan={expired.plan} again isTold={isTold} />;
  return (
    <NextPanel tone="action" {...(isTold ? { message: text } : { message: heading, detail: text })}>
      <SignAgainLink order={order} />
    </NextPanel>
  );
}

export function SignAgainLink({ order: { id: orderId } }: { readonly order: Order }) {
  const path = usePath();
  const { action } = useTexts(planTexts).changed;
  return (
    <ButtonLink href={path({ to: 'payment', orderId, type: 'PY' })} width="phone" iconAfter={arrowRightIcon}>
      {action}
    </ButtonLink>
  );
}
