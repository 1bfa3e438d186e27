'use client';

import { useSession } from '@pomp/api-client';
import {
  ButtonLink,
  cameraIcon,
  Card,
  Columns,
  Heading,
  HouseIllustration,
  PageHeader,
  Skeleton,
  Stack,
  Text,
} from '@pomp/design-system';
import { goesByPhone, goesOn, nothingDone, orderMessage, type Order } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { ToOrder } from '../order-status/to-order.js';
import { useOrderHeading } from '../order-status/use-order-facts.js';
import { Loaded, LoadFailure, loadStateOf } from '../loading/loaded.js';
import { OwnHouse } from '../own-house/own-house.js';
import { usePath } from '../portal/portal-context.js';
import { HouseCard, HouseCardSkeleton } from './house-card.js';
import type { NextThing } from './next-thing.js';
import { OrderCard, OrderCardSkeleton } from './order-card.js';
import { dashboardTexts, type DashboardTexts } from './texts.js';
import { useSituation } from './use-situation.js';

/** Overzicht: the one thing to do next, the order under way, and the houses. */
export function DashboardScreen() {
  const { orders, houses, order, delivered, houseOfOrder, resume, facts, next, photosAgain } = useSituation();
  const headingOf = useOrderHeading();
  const failures = [loadStateOf(orders), loadStateOf(houses)].filter((load) => load.state === 'failed');

  if (next?.kind === 'welcome') return <Welcome orders={orders.data ?? []} />;
  const [failure] = failures;
  const ofOrder = order && typeof houseOfOrder === 'object' ? headingOf({ order, house: houseOfOrder, resume, facts }) : undefined;
  return (
    <Stack gap="xl">
      <Opening next={next} ofOrder={ofOrder} failed={failure !== undefined} />
      {failures.length > 1 && failure ? (
        // One cause, most likely: said once.
        <LoadFailure
          failure={failure.failure}
          retrying={failures.every(({ retrying }) => retrying)}
          retry={() => failures.forEach(({ retry }) => retry())}
        />
      ) : (
        <>
          {order && <PhotosAgain order={order} asked={photosAgain} />}
          <Loaded query={orders} loading={<OrderCardSkeleton />}>
            {(found) =>
              order ? (
                <OrderCard order={order} house={houseOfOrder} resume={resume} facts={facts} />
              ) : delivered ? (
                <DeliveredCard order={delivered} />
              ) : (
                <NoCurrentOrder orders={found} />
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
  /** What the order under way says for itself; undefined while that can't be said. */
  readonly ofOrder?: string | undefined;
  readonly failed: boolean;
}

/** The greeting, and what to do first. */
function Opening({ next, ofOrder, failed }: OpeningProps) {
  const texts = useTexts(dashboardTexts);
  const { data: customer } = useSession();
  const greeting = customer && texts.greeting({ firstName: customer.firstName });
  if (next || failed) return <PageHeader eyebrow={greeting} title={next ? headingOf(next, texts, ofOrder) : texts.overview} />;
  return (
    <Stack gap="xs">
      <Text tone="muted">{greeting}</Text>
      <Skeleton shape="heading" />
      <Skeleton shape="heading" />
    </Stack>
  );
}

interface OrdersProps {
  readonly orders: readonly Order[];
}

/** What an adviser arranges by phone has no steps to follow, and is under way as well. */
function NoCurrentOrder({ orders }: OrdersProps) {
  const texts = useTexts(dashboardTexts);
  const language = useLanguage();
  const byPhone = orders.find((order) => goesOn(order) && goesByPhone(order.product));
  if (byPhone) return <Text measure>{language.say(orderMessage({ order: byPhone, house: nothingDone }).message)}</Text>;
  return <Text measure>{orders.length > 0 ? texts.noCurrentOrder : texts.noOrders}</Text>;
}

const headings: {
  readonly [Kind in NextThing['kind']]: (next: Extract<NextThing, { kind: Kind }>, texts: DashboardTexts) => string;
} = {
  missingForOrder: ({ count }, texts) => texts.missingForOrder({ count }),
  missingForHouse: (_next, texts) => texts.missingForHouse,
  toFinish: ({ what }, texts) => texts.toFinish[what],
  photosAgain: ({ count }, texts) => texts.photosAgain({ count }),
  ofOrder: (_next, texts) => texts.overview,
  delivered: (_next, texts) => texts.delivered,
  nothingToDo: (_next, texts) => texts.nothingToDo,
  unknown: (_next, texts) => texts.overview,
  welcome: (_next, texts) => texts.welcome,
};

function headingOf(next: NextThing, texts: DashboardTexts, ofOrder: string | undefined): string {
  if (next.kind === 'ofOrder' && ofOrder !== undefined) return ofOrder;
  // Every kind has its own heading; the compiler can't follow the pairing.
  const heading = headings[next.kind] as (next: NextThing, texts: DashboardTexts) => string;
  return heading(next, texts);
}

interface PhotosAgainProps {
  readonly order: Order;
  readonly asked: readonly { readonly reason: string }[];
}

/** Photos that the seller asks once more, and why: before anything else, as all waits for them. */
function PhotosAgain({ order: { houseId, flow }, asked }: PhotosAgainProps) {
  const texts = useTexts(dashboardTexts);
  const path = usePath();
  if (asked.length === 0 || flow === null) return null;
  return (
    <Card line>
      <Stack gap="m">
        {asked.map(({ reason }, index) => (
          <Text key={index} measure>
            {reason}
          </Text>
        ))}
        <div>
          <ButtonLink iconBefore={cameraIcon} href={path({ to: 'shotList', houseId, flow })}>
            {texts.makePhotos({ count: asked.length })}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  );
}

/** What was ordered last is done: where its warranty, documents and subsidy are. */
function DeliveredCard({ order }: { readonly order: Order }) {
  const texts = useTexts(dashboardTexts);
  return (
    <Card line>
      <Columns tablet="wideFirst" align="center">
        <Stack gap="m">
          <Heading level={2}>{texts.deliveredTitle({ number: order.orderNumber })}</Heading>
          <Text measure>{texts.deliveredText}</Text>
          <ToOrder order={order} />
        </Stack>
        <OwnHouse houseId={order.houseId} drawing={() => <HouseIllustration />} />
      </Columns>
    </Card>
  );
}

/** For a customer without a house or an order with steps under way. */
function Welcome({ orders }: OrdersProps) {
  return (
    <Stack gap="xl">
      <Opening next={{ kind: 'welcome' }} failed={false} />
      {orders.length > 0 ? <NoCurrentOrder orders={orders} /> : <NothingYet />}
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
