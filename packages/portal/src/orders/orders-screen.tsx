'use client';

import { useCallQuery } from '@pomp/api-client';
import { Card, EmptyState, orderIcon, PageHeader, Skeleton, Stack, Text } from '@pomp/design-system';
import { asksPayment, formatAddress, formatDate, type House, type Order, paymentTypes, signsAgain } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useId } from 'react';
import { Loaded } from '../loading/loaded.js';
import { WithdrawLink } from '../withdrawal/withdraw-link.js';
import { asksNow } from '../order-status/asks-now.js';
import { asksToSignAgain } from '../order-status/asks-to-sign-again.js';
import { OrderHeading } from '../order-status/order-heading.js';
import { ToOrder } from '../order-status/to-order.js';
import { OrderHistory } from './order-history.js';
import { OrderNext } from '../order-status/order-next.js';
import { SignAgain } from '../order-status/sign-again.js';
import { ordersTexts } from '../order-status/texts.js';
import { useOrderFacts } from '../order-status/use-order-facts.js';
import { useResume } from '../order-status/use-resume.js';

/** Bestellingen: every order with how far it is, since when, and what can be done. */
export function OrdersScreen() {
  const texts = useTexts(ordersTexts);
  const orders = useCallQuery('getOrders');
  return (
    <Stack gap="xl">
      <PageHeader title={texts.title} intro={texts.intro} />
      <Loaded query={orders} loading={<OrdersSkeleton />}>
        {(found) => (found.length === 0 ? <EmptyState icon={orderIcon}>{texts.none}</EmptyState> : <OrderList orders={found} />)}
      </Loaded>
    </Stack>
  );
}

/** What an order says can depend on what is known of its house, so the houses come first. */
function OrderList({ orders }: { readonly orders: readonly Order[] }) {
  return (
    <Loaded query={useCallQuery('getHouses')} loading={<OrdersSkeleton />}>
      {(houses) => (
        <Stack as="ul" gap="l">
          {[...orders].reverse().map((order) => (
            <OrderItem key={order.id} order={order} house={houses.find(({ id }) => id === order.houseId)} />
          ))}
        </Stack>
      )}
    </Loaded>
  );
}

interface OrderItemProps {
  readonly order: Order;
  /** Undefined when the houses were asked for before the order's was there. */
  readonly house: House | undefined;
}

function OrderItem({ order, house }: OrderItemProps) {
  const texts = useTexts(ordersTexts);
  const language = useLanguage();
  const headingId = useId();
  const resume = useResume(order, house);
  const date = formatDate(order.orderDate, language);
  // Of the others nothing is asked that more would have to be known for.
  const facts = useOrderFacts(signsAgain(order) || paymentTypes.some((type) => asksPayment(order, type)) ? order : undefined);
  return (
    <Card as="li" labelledBy={headingId}>
      <Stack gap="l">
        <OrderHeading order={order} headingId={headingId} asks={asksNow(order, house, facts)} />
        {facts.loading ? (
          <Skeleton shape="field" />
        ) : asksToSignAgain(order, facts) ? (
          <SignAgain order={order} />
        ) : (
          house && <OrderNext order={order} house={house} resume={resume} beingPaid={facts.beingPaid} />
        )}
        <Stack gap="xs">
          <Text tone="muted">
            {house ? texts.orderedOnFor({ date, address: formatAddress(house) }) : texts.orderedOn({ date })}
          </Text>
          <OrderHistory order={order} />
          <ToOrder order={order} />
          <WithdrawLink order={order} />
        </Stack>
      </Stack>
    </Card>
  );
}

function OrdersSkeleton() {
  const texts = useTexts(ordersTexts);
  return <Skeleton shape="card" count={2} label={texts.loading} />;
}
