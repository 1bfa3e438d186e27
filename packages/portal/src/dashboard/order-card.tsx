'use client';

import { arrowRightIcon, ButtonLink, Card, Heading, Inline, OrderProgressLine, Skeleton, Stack, Text } from '@pomp/design-system';
import { orderSteps, stepLabel, type Order } from '@pomp/domain';
import { useId } from 'react';
import { usePath, useTexts } from '../portal/portal-context.js';
import { orderProgress } from './order-progress.js';
import { dashboardTexts } from './texts.js';

/** How many sections of the order's house are missing, as far as it is known. */
export type MissingSections = number | 'loading' | 'unknown';

export interface OrderCardProps {
  readonly order: Order;
  readonly missing: MissingSections;
}

/** The order that is under way: how far it is, and what the customer can do now. */
export function OrderCard({ order, missing }: OrderCardProps) {
  const texts = useTexts('dashboard', dashboardTexts);
  const headingId = useId();
  const { steps, current } = orderProgress(order);
  return (
    <Card as="section" labelledBy={headingId}>
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

function NextAction({ houseId, missing }: { readonly houseId: string; readonly missing: MissingSections }) {
  const texts = useTexts('dashboard', dashboardTexts);
  const path = usePath();
  const href = path({ to: 'houseInfo', houseId });
  const complete = missing === 0 || missing === 'unknown';
  return (
    <Card tone={complete ? 'info' : 'action'}>
      <Inline justify="between" gap="m" stacked="phone" wrap="nowrap">
        <NextActionText missing={missing} />
        <ButtonLink href={href} tone={complete ? 'secondary' : 'primary'} width="phone" iconAfter={arrowRightIcon}>
          {complete ? texts.view : texts.fillIn}
        </ButtonLink>
      </Inline>
    </Card>
  );
}

function NextActionText({ missing }: { readonly missing: MissingSections }) {
  const texts = useTexts('dashboard', dashboardTexts);
  if (missing === 'loading') return <Skeleton count={2} />;
  if (missing === 'unknown') return <Text measure>{texts.houseInfoUnknown}</Text>;
  return <Text measure>{missing > 0 ? texts.houseInfoMissing : texts.houseInfoComplete}</Text>;
}

/** About as high as the card that comes. */
export function OrderCardSkeleton() {
  const texts = useTexts('dashboard', dashboardTexts);
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
