'use client';

import { arrowRightIcon, ButtonLink } from '@pomp/design-system';
import { changedPlan, planTexts, type Order } from '@pomp/domain';
import { useTexts } from '@pomp/language/react';
import { usePath } from '../portal/portal-context.js';
import { NextPanel } from './order-next.js';
import type { OrderFactsFound } from './use-order-facts.js';

/** Whether a plan that was signed has changed since, as far as is known: that is asked before anything else. */
export const asksToSignAgain = (order: Order, { story }: Pick<OrderFactsFound, 'story'>): boolean =>
  story !== undefined && changedPlan(story.events, order) !== undefined;

/** What an order says then, and where it is signed. */
export function SignAgain({ order }: { readonly order: Order }) {
  const { text } = useTexts(planTexts).changed;
  return (
    <NextPanel tone="action" message={text}>
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
