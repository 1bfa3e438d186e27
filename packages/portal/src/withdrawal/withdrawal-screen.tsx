'use client';

import { useCallQuery, useSession } from '@pomp/api-client';
import { Alert, ButtonLink, PageHeader, Skeleton, Stack, Text } from '@pomp/design-system';
import {
  formatLongDate,
  formatMoment,
  isInstalled,
  lastDayToRepay,
  productLabel,
  withdrawalRefusals,
  type CalendarDate,
  type Order,
} from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useState } from 'react';
import { AnnouncedHeading } from '../screen-parts/announced-heading.js';
import { Loaded } from '../loading/loaded.js';
import { usePath } from '../portal/portal-context.js';
import { NotFoundScreen } from '../screen-parts/not-found-screen.js';
import { withdrawalTexts } from './texts.js';
import { WithdrawalSteps } from './withdrawal-steps.js';

/** Props of `WithdrawalScreen`. */
export interface WithdrawalScreenProps {
  /** From the address of the page. */
  readonly orderId: string | undefined;
}

/** Overeenkomst herroepen: a statement, and then its confirmation (article 11a of directive 2011/83/EU). */
export function WithdrawalScreen({ orderId }: WithdrawalScreenProps) {
  const texts = useTexts(withdrawalTexts);
  const path = usePath();
  const orders = useCallQuery('getOrders');
  if (!orders.data) {
    return (
      <Stack gap="xl" width="form">
        <PageHeader title={texts.title} />
        <Loaded query={orders} loading={<Skeleton shape="card" label={texts.loading} />}>
          {() => null}
        </Loaded>
      </Stack>
    );
  }
  const order = orders.data.find(({ id }) => id === orderId);
  if (!order)
    return (
      <NotFoundScreen
        title={texts.title}
        text={texts.unknownOrder}
        wayOut={{ label: texts.toOrders, href: path({ to: 'orders' }) }}
      />
    );
  return <OfOrder key={order.id} order={order} />;
}

function OfOrder({ order }: { readonly order: Order }) {
  const [withdrawnAt, setWithdrawnAt] = useState<string>();
  const since = withdrawnAt ?? order.withdrawnAt;
  if (since !== null) return <Withdrawn order={order} since={since} announced={withdrawnAt !== undefined} />;
  if (order.withdrawalUntil === null) return <NotNow order={order} />;
  return <Open order={order} until={order.withdrawalUntil} onWithdrawn={setWithdrawnAt} />;
}

interface OpenProps {
  readonly order: Order;
  readonly until: CalendarDate;
  readonly onWithdrawn: (withdrawnAt: string) => void;
}

function Open({ order, until, onWithdrawn }: OpenProps) {
  const texts = useTexts(withdrawalTexts);
  const language = useLanguage();
  const { data: customer } = useSession();
  return (
    <Stack gap="xl" width="form">
      <PageHeader
        eyebrow={texts.ofOrder({ product: productLabel(order.product), number: order.orderNumber })}
        title={texts.title}
        intro={texts.intro({ date: formatLongDate(until, language) })}
      />
      {customer && <WithdrawalSteps order={order} customer={customer} onWithdrawn={onWithdrawn} />}
    </Stack>
  );
}

function NotNow({ order }: { readonly order: Order }) {
  const texts = useTexts(withdrawalTexts);
  const language = useLanguage();
  return (
    <Stack gap="xl" width="form">
      <PageHeader
        eyebrow={texts.ofOrder({ product: productLabel(order.product), number: order.orderNumber })}
        title={texts.title}
      />
      <Alert tone="info">{isInstalled(order) ? language.say(withdrawalRefusals.installed) : texts.notNow}</Alert>
      <ToOrders />
    </Stack>
  );
}

interface WithdrawnProps {
  readonly order: Order;
  readonly since: string;
  /** Whether it was done on this page just now: then it takes focus. */
  readonly announced: boolean;
}

function Withdrawn({ order, since, announced }: WithdrawnProps) {
  const texts = useTexts(withdrawalTexts);
  const language = useLanguage();
  const number = texts.ofOrder({ product: productLabel(order.product), number: order.orderNumber });
  const repaidBy = formatLongDate(lastDayToRepay(new Date(since)), language);
  return (
    <Stack gap="l" width="form">
      {announced ? (
        <Stack gap="xs">
          <Text tone="muted">{number}</Text>
          <AnnouncedHeading>{texts.doneTitle}</AnnouncedHeading>
        </Stack>
      ) : (
        <PageHeader eyebrow={number} title={texts.doneTitle} />
      )}
      <Text weight="strong" measure>
        {texts.done({ moment: formatMoment(new Date(since), language) })}
      </Text>
      <Stack as="ul" gap="xs">
        {[texts.doneNext.confirmation, texts.doneNext.appointments, texts.doneNext.repayment({ date: repaidBy })].map(
          (sentence) => (
            <li key={sentence}>
              <Text measure>{sentence}</Text>
            </li>
          ),
        )}
      </Stack>
      <ToOrders />
    </Stack>
  );
}

function ToOrders() {
  const texts = useTexts(withdrawalTexts);
  const path = usePath();
  return (
    <div>
      <ButtonLink href={path({ to: 'orders' })}>{texts.toOrders}</ButtonLink>
    </div>
  );
}
