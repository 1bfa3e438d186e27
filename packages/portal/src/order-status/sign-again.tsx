'use client';

import { arrowRightIcon, ButtonLink, Skeleton, Stack } from '@pomp/design-system';
import { nothingDone, planTexts, type Order } from '@pomp/domain';
import { useTexts } from '@pomp/language/react';
import { usePath } from '../portal/portal-context.js';
import { paysAsSigned } from './asks-to-sign-again.js';
import { ExpiredPlan } from './expired-plan.js';
import { MessagePanel, NextPanel } from './order-next.js';
import { useOrderFacts } from './use-order-facts.js';

interface SignAgainProps {
  readonly order: Order;
  /** Whether a heading above says already that its plan has changed. */
  readonly isTold?: boolean;
}

/** What an order says whose plan has changed since it was signed, and where it is signed again. */
export function SignAgain({ order, isTold = false }: SignAgainProps) {
  const { heading, text } = useTexts(planTexts).changed;
  const facts = useOrderFacts(order);
  const { expiredPlan, beingPaid } = facts;
  if (facts.loading) return <Skeleton shape="field" />;
  if (expiredPlan && paysAsSigned(order, facts)) {
    return (
      <Stack gap="m">
        <ExpiredPlan order={order} plan={expiredPlan} again />
        <MessagePanel order={order} house={nothingDone} beingPaid={beingPaid} />
      </Stack>
    );
  }
  if (expiredPlan) return <ExpiredPlan order={order} plan={expiredPlan} again isTold={isTold} />;
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
