'use client';

import { useCallQuery } from '@pomp/api-client';
import { ButtonLink, calendarIcon, Card, EmptyState, Heading, PageHeader, Skeleton, Stack, Text } from '@pomp/design-system';
import { awaitsInspection, goesOn, nothingDone, orderMessage, type Appointment, type Order } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { Loaded } from '../loading/loaded.js';
import { useActionHref } from '../order-status/use-action-href.js';
import { usePortal } from '../portal/portal-context.js';
import { AppointmentCard } from './appointment-card.js';
import { appointmentsTexts } from './texts.js';

/** Afspraken: when an inspection or installation is, to put in a calendar, and the way to plan or move one. */
export function AppointmentsScreen() {
  const texts = useTexts(appointmentsTexts);
  const { data: orders = [] } = useCallQuery('getOrders');
  return (
    <Stack gap="xl">
      <PageHeader title={texts.title} />
      <PlanInspections orders={orders} />
      <Loaded query={useCallQuery('getAppointments')} loading={<Skeleton shape="card" count={2} label={texts.loading} />}>
        {(appointments) =>
          appointments.length === 0 ? (
            <EmptyState icon={calendarIcon}>{texts.none}</EmptyState>
          ) : (
            <AppointmentLists appointments={appointments} orders={orders} />
          )
        }
      </Loaded>
    </Stack>
  );
}

interface AppointmentListsProps {
  readonly appointments: readonly Appointment[];
  readonly orders: readonly Order[];
}

function AppointmentLists({ appointments, orders }: AppointmentListsProps) {
  const texts = useTexts(appointmentsTexts);
  const now = usePortal().now().toISOString();
  const lists = [
    { title: texts.coming, found: appointments.filter(({ endsAt }) => endsAt > now), past: false },
    { title: texts.past, found: appointments.filter(({ endsAt }) => endsAt <= now).reverse(), past: true },
  ];
  return lists.map(
    ({ title, found, past }) =>
      found.length > 0 && (
        <Stack key={title} as="section" gap="m">
          <Heading level={2}>{title}</Heading>
          <Stack as="ul" gap="m">
            {found.map((appointment) => (
              <AppointmentCard
                key={appointment.id}
                appointment={appointment}
                flow={orders.find(({ id }) => id === appointment.orderId)?.flow ?? undefined}
                past={past}
              />
            ))}
          </Stack>
        </Stack>
      ),
  );
}

/** For each order that asks to plan its inspection, as a mail about any of them leads here; not where one is still to come. */
function PlanInspections({ orders }: { readonly orders: readonly Order[] }) {
  const texts = useTexts(appointmentsTexts);
  const language = useLanguage();
  const hrefOf = useActionHref();
  const { now } = usePortal();
  return orders.map((order) => {
    // Planning is asked whatever is known of the house.
    const { action } = orderMessage({ order, house: nothingDone });
    const href = goesOn(order) && action?.target.to === 'booking' ? hrefOf(action.target) : undefined;
    if (!action || href === undefined || awaitsInspection(order, now())) return null;
    return (
      <Card key={order.id} tone="action" padding="m">
        <Stack gap="m" align="start">
          <Text measure>{texts.planText({ number: order.orderNumber })}</Text>
          <ButtonLink href={href}>{language.say(action.label)}</ButtonLink>
        </Stack>
      </Card>
    );
  });
}
