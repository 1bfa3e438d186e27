'use client';

import { Card, Icon, Inline, messageIcon, Skeleton, Stack, Text } from '@pomp/design-system';
import type { House, Order, OrderSituation } from '@pomp/domain';
import { useTexts } from '@pomp/language/react';
import { useId } from 'react';
import { asksNow } from '../order-status/asks-now.js';
import { asksToSignAgain } from '../order-status/asks-to-sign-again.js';
import { OrderHeading } from '../order-status/order-heading.js';
import { OrderNext } from '../order-status/order-next.js';
import { sellersTurn } from '../order-status/sellers-turn.js';
import { SignAgain } from '../order-status/sign-again.js';
import { ToOrder } from '../order-status/to-order.js';
import type { OrderFactsFound } from '../order-status/order-facts-found.js';
import { useTurnTitle } from '../order-status/use-turn-title.js';
import { dashboardTexts } from './texts.js';

export interface OrderCardProps {
  readonly order: Order;
  /** The house that the order is for, which what it says depends on. */
  readonly house: House | 'loading' | 'unknown';
  readonly resume: OrderSituation['resume'];
  readonly facts: OrderFactsFound;
}

/** The order that is under way: how far it is, and what the customer can do now. */
export function OrderCard({ order, house, resume, facts }: OrderCardProps) {
  const headingId = useId();
  const signsAgain = asksToSignAgain(order, facts);
  const asks = asksNow(order, typeof house === 'object' ? house : undefined, facts);
  return (
    <Card as="section" labelledBy={headingId}>
      <Stack gap="l">
        <OrderHeading order={order} headingId={headingId} asks={asks} />
        {house === 'loading' && <Skeleton shape="field" />}
        {typeof house === 'object' &&
          (signsAgain ? (
            <SignAgain order={order} isTold />
          ) : (
            <OrderNext order={order} house={house} resume={resume} beingPaid={facts.beingPaid} />
          ))}
        <SellersTurn order={order} facts={facts} />
        <Unread count={facts.story?.unread ?? 0} />
        <ToOrder order={order} />
      </Stack>
    </Card>
  );
}

/** What the seller does meanwhile, and until when. */
function SellersTurn({ order, facts }: Pick<OrderCardProps, 'order' | 'facts'>) {
  const titleOf = useTurnTitle();
  const next = sellersTurn(facts);
  return next ? <Text weight="strong">{titleOf(next, order)}</Text> : null;
}

function Unread({ count }: { readonly count: number }) {
  const texts = useTexts(dashboardTexts);
  if (count === 0) return null;
  return (
    <Inline gap="xs" align="center">
      <Icon of={messageIcon} />
      <Text as="span" weight="strong">
        {texts.unread({ count })}
      </Text>
    </Inline>
  );
}

/** About as high as the card that comes. */
export function OrderCardSkeleton() {
  const texts = useTexts(dashboardTexts);
  return (
    <Card>
      <Stack gap="l">
        <div>
          <Skeleton shape="heading" label={texts.loadingOrders} />
          <Skeleton />
        </div>
        <div>
          <Skeleton shape="field" />
          <Skeleton />
        </div>
        <Skeleton shape="field" count={2} />
      </Stack>
    </Card>
  );
}
