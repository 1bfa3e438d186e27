'use client';

import { useCallQuery } from '@pomp/api-client';
import { Columns, OrderProgressLine, PageHeader, Skeleton, Stack } from '@pomp/design-system';
import { finalStep, formatAddress, productLabel, stepLabel, type House, type Order } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useState } from 'react';
import { Loaded } from '../loading/loaded.js';
import { asksNow } from '../order-status/asks-now.js';
import { orderLine } from '../order-status/order-line.js';
import { useOrderFacts, useOrderHeading } from '../order-status/use-order-facts.js';
import { useResume } from '../order-status/use-resume.js';
import { usePath } from '../portal/portal-context.js';
import { NotFoundScreen } from '../screen-parts/not-found-screen.js';
import { WithdrawLink } from '../withdrawal/withdraw-link.js';
import { Conversation } from './conversation.js';
import { Delivered } from './delivered.js';
import { OrderDocuments } from './order-documents.js';
import { OrderTurn } from './order-turn.js';
import { Preparation } from './preparation.js';
import { orderTexts } from './texts.js';

/** Props of `OrderScreen`. */
export interface OrderScreenProps {
  /** From the address of the page. */
  readonly orderId: string | undefined;
}

/** One order: what is asked now and by whom, what happened and what comes, and what is written about it. */
export function OrderScreen({ orderId }: OrderScreenProps) {
  return (
    <Loaded query={useCallQuery('getOrders')} loading={<OrderSkeleton />}>
      {(orders) => <Found order={orders.find(({ id }) => id === orderId)} />}
    </Loaded>
  );
}

function Found({ order }: { readonly order: Order | undefined }) {
  const texts = useTexts(orderTexts);
  const path = usePath();
  const houses = useCallQuery('getHouses');
  if (!order) {
    const wayOut = { label: texts.toOrders, href: path({ to: 'orders' }) };
    return <NotFoundScreen title={texts.title} text={texts.unknown} wayOut={wayOut} />;
  }
  return (
    <Loaded query={houses} loading={<OrderSkeleton />}>
      {(found) => {
        const house = found.find(({ id }) => id === order.houseId);
        return house ? <OfOrder key={order.id} order={order} house={house} /> : <OrderSkeleton />;
      }}
    </Loaded>
  );
}

interface OfOrderProps {
  readonly order: Order;
  readonly house: House;
}

function OfOrder({ order, house }: OfOrderProps) {
  const texts = useTexts(orderTexts);
  const language = useLanguage();
  const resume = useResume(order, house);
  const facts = useOrderFacts(order);
  const headingOf = useOrderHeading();
  const timeline = useCallQuery('getOrderTimeline', { orderId: order.id });
  const line = orderLine({ ...order, asks: asksNow(order, house, facts) }, language);
  const about = texts.about({
    product: productLabel(order.product),
    address: formatAddress(house),
    number: order.orderNumber,
  });
  const [shown, setShown] = useState(false);
  if (!facts.loading && !shown) setShown(true);
  // What is asked, and its amount, come together: a heading that grows would push the page. Once it is there it stays: a message may be half written.
  if (facts.loading && !shown) return <OrderSkeleton about={about} />;
  return (
    <Stack gap="xl">
      <PageHeader eyebrow={about} title={headingOf({ order, house, resume, facts }) ?? language.say(stepLabel(order.step))} />
      {line && <OrderProgressLine {...line} />}
      <OrderTurn order={order} house={house} resume={resume} facts={facts} />
      <Preparation order={order} />
      {(order.step === finalStep || order.step === 'FP') && <Delivered order={order} house={house} story={facts.story} />}
      <Columns desktop="wideFirst" align="start" gap="xl">
        <Loaded query={timeline} loading={<Skeleton count={4} label={texts.loading} />}>
          {(story) => <Conversation order={order} story={story} />}
        </Loaded>
        <Stack gap="l" as="aside">
          <OrderDocuments order={order} />
          <WithdrawLink order={order} />
        </Stack>
      </Columns>
    </Stack>
  );
}

function OrderSkeleton({ about }: { readonly about?: string }) {
  const texts = useTexts(orderTexts);
  return (
    <Stack gap="xl">
      {about === undefined ? (
        <Skeleton shape="heading" label={texts.loading} />
      ) : (
        <PageHeader eyebrow={about} title={texts.title} />
      )}
      <Skeleton shape="card" label={about === undefined ? undefined : texts.loading} />
      <Skeleton count={4} />
    </Stack>
  );
}
