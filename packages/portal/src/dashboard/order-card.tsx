'use client';

import { Card, Skeleton, Stack } from '@pomp/design-system';
import type { House, Order, OrderSituation } from '@pomp/domain';
import { useTexts } from '@pomp/language/react';
import { useId } from 'react';
import { OrderHeading } from '../order-status/order-heading.js';
import { OrderNext } from '../order-status/order-next.js';
import { dashboardTexts } from './texts.js';

export interface OrderCardProps {
  readonly order: Order;
  /** The house that the order is for, which what it says depends on. */
  readonly house: House | 'loading' | 'unknown';
  readonly resume: OrderSituation['resume'];
}

/** The order that is under way: how far it is, and what the customer can do now. */
export function OrderCard({ order, house, resume }: OrderCardProps) {
  const headingId = useId();
  return (
    <Card as="section" labelledBy={headingId}>
      <Stack gap="l">
        <OrderHeading order={order} headingId={headingId} />
        {house === 'loading' && <Skeleton shape="field" />}
        {typeof house === 'object' && <OrderNext order={order} house={house} resume={resume} />}
      </Stack>
    </Card>
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
