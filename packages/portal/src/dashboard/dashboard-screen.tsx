'use client';

import { useSession } from '@pomp/api-client';
import { Card, Columns, Heading, HouseIllustration, PageHeader, Skeleton, Stack, Text } from '@pomp/design-system';
import { stepLabel } from '@pomp/domain';
import { Loaded } from '../loading/loaded.js';
import { useTexts } from '../portal/portal-context.js';
import { HouseCard } from './house-card.js';
import type { NextThing } from './next-thing.js';
import { OrderCard, OrderCardSkeleton } from './order-card.js';
import { dashboardTexts, type DashboardTexts } from './texts.js';
import { useSituation } from './use-situation.js';

/** Overzicht: the one thing to do next, the order under way, and the houses. */
export function DashboardScreen() {
  const texts = useTexts('dashboard', dashboardTexts);
  const { data: customer } = useSession();
  const { orders, houses, order, missing, next, failed } = useSituation();
  const greeting = customer ? texts.greeting(customer.firstName) : ' ';

  if (next?.kind === 'welcome') {
    return (
      <Stack gap="xl">
        <PageHeader eyebrow={greeting} title={headingOf(next, texts)} />
        {orders.data?.length === 0 ? <NothingYet /> : <Text>{texts.noCurrentOrder}</Text>}
      </Stack>
    );
  }
  return (
    <Stack gap="xl">
      {next || failed ? (
        <PageHeader eyebrow={greeting} title={next ? headingOf(next, texts) : texts.overview} />
      ) : (
        <Stack gap="xs">
          <Text tone="muted">{greeting}</Text>
          <Skeleton shape="heading" count={2} />
        </Stack>
      )}
      <Loaded query={orders} loading={<OrderCardSkeleton />}>
        {(found) => (order ? <OrderCard order={order} missing={missing} /> : <Text>{found.length === 0 ? texts.noOrders : texts.noCurrentOrder}</Text>)}
      </Loaded>
      <Loaded query={houses} loading={<Skeleton shape="card" />}>
        {(found) => (
          <Columns desktop={found.length > 1 ? '2' : '1'}>
            {found.map((house) => (
              <HouseCard key={house.id} house={house} />
            ))}
          </Columns>
        )}
      </Loaded>
    </Stack>
  );
}

const headings: { readonly [Kind in NextThing['kind']]: (next: Extract<NextThing, { kind: Kind }>, texts: DashboardTexts) => string } = {
  missingForOrder: ({ count }, texts) => texts.missingForOrder(count),
  missingForHouse: (_next, texts) => texts.missingForHouse,
  atStep: ({ step }, texts) => texts.atStep(stepLabel(step)),
  nothingToDo: (_next, texts) => texts.nothingToDo,
  welcome: (_next, texts) => texts.welcome,
};

function headingOf(next: NextThing, texts: DashboardTexts): string {
  // Every kind has its own heading; the compiler can't follow the pairing.
  const heading = headings[next.kind] as (next: NextThing, texts: DashboardTexts) => string;
  return heading(next, texts);
}

/** For who has neither an order nor a house: what they will find here. */
function NothingYet() {
  const texts = useTexts('dashboard', dashboardTexts);
  return (
    <Card line>
      <Columns tablet="wideFirst" align="center">
        <Stack gap="m">
          <Heading level={2}>{texts.nothingYetTitle}</Heading>
          <Text measure>{texts.noOrders}</Text>
          <Text measure tone="muted">
            {texts.nothingYet}
          </Text>
        </Stack>
        <HouseIllustration />
      </Columns>
    </Card>
  );
}
