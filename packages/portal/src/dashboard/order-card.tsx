'use client';

import { arrowRightIcon, ButtonLink, Card, Heading, Inline, OrderProgressLine, Skeleton, Stack, Text } from '@pomp/design-system';
import { orderSteps, stepLabel, type Order } from '@pomp/domain';
import { useId } from 'react';
import { usePath, useTexts } from '../portal/portal-context.js';
import { orderProgress } from './order-progress.js';
import { dashboardTexts } from './texts.js';

export interface OrderCardProps {
  readonly order: Order;
  /** How many sections of its house are missing; undefined while loading. */
  readonly missing: number | undefined;
}

/** The order that is under way: how far it is, and what the customer can do now. */
export function OrderCard({ order, missing }: OrderCardProps) {
  const texts = useTexts('dashboard', dashboardTexts);
  const headingId = useId();
  const { steps, current } = orderProgress(order);
  return (
    <Card as="section" labelledBy={headingId} line>
      <Stack gap="l">
        <Stack gap="xs">
          <Inline justify="between" align="baseline">
            <Heading level={2} id={headingId}>
              {order.product}
            </Heading>
            <Text as="span" tone="muted" tabular>
              {texts.orderNumber(order.orderNumber)}
            </Text>
          </Inline>
          <Text tone="muted">{texts.step(current + 1, orderSteps.length, stepLabel(order.step))}</Text>
        </Stack>
        <OrderProgressLine steps={steps} current={current} />
        <NextAction houseId={order.houseId} missing={missing} />
      </Stack>
    </Card>
  );
}

function NextAction({ houseId, missing }: { readonly houseId: string; readonly missing: number | undefined }) {
  const texts = useTexts('dashboard', dashboardTexts);
  const path = usePath();
  const href = path({ to: 'houseInfo', houseId });
  const incomplete = missing === undefined || missing > 0;
  return (
    <Card tone={incomplete ? 'action' : 'info'}>
      <Inline justify="between" gap="m" stacked="phone" wrap="nowrap">
        {missing === undefined ? (
          <Skeleton count={2} />
        ) : (
          <Text measure>{incomplete ? texts.houseInfoMissing : texts.houseInfoComplete}</Text>
        )}
        <ButtonLink href={href} tone={incomplete ? 'primary' : 'secondary'} width="phone" iconAfter={arrowRightIcon}>
          {incomplete ? texts.fillIn : texts.view}
        </ButtonLink>
      </Inline>
    </Card>
  );
}

/** As high as the card that comes. */
export function OrderCardSkeleton() {
  const texts = useTexts('dashboard', dashboardTexts);
  return (
    <Card line>
      <Stack gap="l">
        <Stack gap="xs">
          <Skeleton shape="heading" label={texts.loadingOrders} />
          <Skeleton />
        </Stack>
        <Skeleton shape="field" />
        <Skeleton shape="card" />
      </Stack>
    </Card>
  );
}
