'use client';

import { useCallQuery } from '@pomp/api-client';
import { ButtonLink, calendarIcon, Card, EmptyState, Heading, PageHeader, Skeleton, Stack, Text } from '@pomp/design-system';
import { dashboardOrder, nothingDone, orderMessage, type Appointment, type Order } from '@pomp/domain';
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
      <PlanInspection orders={orders} />
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

/** For the order under way, when its inspection is what it asks to plan. */
function PlanInspection({ orders }: { readonly orders: readonly Order[] }) {
  const texts = useTexts(appointmentsTexts);
  const language = useLanguage();
  const hrefOf = useActionHref();
  const order = dashboardOrder(orders);
  // Planning is asked whatever is known of the house.
  const action = order && orderMessage({ order, house: nothingDone }).action;
  const href = action?.target.to === 'booking' ? hrefOf(action.target) : undefined;
  if (!order || !action || href === undefined) return null;
  return (
    <Card tone="action" padding="m">
      <Stack gap="m" align="start">
        <Text measure>{texts.planText({ number: order.orderNumber })}</Text>
        <ButtonLink href={href}>{language.say(action.label)}</ButtonLink>
      </Stack>
    </Card>
  );
}
