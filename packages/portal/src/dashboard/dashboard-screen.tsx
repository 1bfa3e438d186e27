'use client';

import { useSession } from '@pomp/api-client';
import { Card, Columns, Heading, HouseIllustration, PageHeader, Skeleton, Stack, Text } from '@pomp/design-system';
import { orderSteps, stepPosition } from '@pomp/domain';
import { useTexts } from '@pomp/language/react';
import { Loaded, LoadFailure, loadStateOf } from '../loading/loaded.js';
import { HouseCard, HouseCardSkeleton } from './house-card.js';
import type { NextThing } from './next-thing.js';
import { OrderCard, OrderCardSkeleton } from './order-card.js';
import { dashboardTexts, type DashboardTexts } from './texts.js';
import { useSituation } from './use-situation.js';

/** Overzicht: the one thing to do next, the order under way, and the houses. */
export function DashboardScreen() {
  const { orders, houses, order, houseOfOrder, resume, next } = useSituation();
  const failures = [loadStateOf(orders), loadStateOf(houses)].filter((load) => load.state === 'failed');

  if (next?.kind === 'welcome') return <Welcome hasOrders={orders.data !== undefined && orders.data.length > 0} />;
  const [failure] = failures;
  return (
    <Stack gap="xl">
      <Opening next={next} failed={failure !== undefined} />
      {failures.length > 1 && failure ? (
        // One cause, most likely: said once.
        <LoadFailure
          failure={failure.failure}
          retrying={failures.every(({ retrying }) => retrying)}
          retry={() => failures.forEach(({ retry }) => retry())}
        />
      ) : (
        <>
          <Loaded query={orders} loading={<OrderCardSkeleton />}>
            {(found) =>
              order ? (
                <OrderCard order={order} house={houseOfOrder} resume={resume} />
              ) : (
                <NoCurrentOrder hasOrders={found.length > 0} />
              )
            }
          </Loaded>
          <Loaded query={houses} loading={<HouseCardSkeleton />}>
            {(found) => (
              <Columns desktop={found.length > 1 ? '2' : '1'}>
                {found.map((house) => (
                  <HouseCard key={house.id} house={house} />
                ))}
              </Columns>
            )}
          </Loaded>
        </>
      )}
    </Stack>
  );
}

interface OpeningProps {
  readonly next: NextThing | undefined;
  readonly failed: boolean;
}

/** The greeting, and what to do first. */
function Opening({ next, failed }: OpeningProps) {
  const texts = useTexts(dashboardTexts);
  const { data: customer } = useSession();
  const greeting = customer && texts.greeting({ firstName: customer.firstName });
  if (next || failed) return <PageHeader eyebrow={greeting} title={next ? headingOf(next, texts) : texts.overview} />;
  return (
    <Stack gap="xs">
      <Text tone="muted">{greeting}</Text>
      <Skeleton shape="heading" />
      <Skeleton shape="heading" />
    </Stack>
  );
}

function NoCurrentOrder({ hasOrders }: { readonly hasOrders: boolean }) {
  const texts = useTexts(dashboardTexts);
  return <Text measure>{hasOrders ? texts.noCurrentOrder : texts.noOrders}</Text>;
}

const headings: {
  readonly [Kind in NextThing['kind']]: (next: Extract<NextThing, { kind: Kind }>, texts: DashboardTexts) => string;
} = {
  missingForOrder: ({ count }, texts) => texts.missingForOrder({ count }),
  missingForHouse: (_next, texts) => texts.missingForHouse,
  toFinish: ({ what }, texts) => texts.toFinish[what],
  atStep: ({ step }, texts) => texts.atStep({ position: stepPosition(step) + 1, all: orderSteps.length }),
  nothingToDo: (_next, texts) => texts.nothingToDo,
  unknown: (_next, texts) => texts.overview,
  welcome: (_next, texts) => texts.welcome,
};

function headingOf(next: NextThing, texts: DashboardTexts): string {
  // Every kind has its own heading; the compiler can't follow the pairing.
  const heading = headings[next.kind] as (next: NextThing, texts: DashboardTexts) => string;
  return heading(next, texts);
}

/** For a customer without a house or an order under way. */
function Welcome({ hasOrders }: { readonly hasOrders: boolean }) {
  return (
    <Stack gap="xl">
      <Opening next={{ kind: 'welcome' }} failed={false} />
      {hasOrders ? <NoCurrentOrder hasOrders /> : <NothingYet />}
    </Stack>
  );
}

/** What will stand here once something is ordered. */
function NothingYet() {
  const texts = useTexts(dashboardTexts);
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
