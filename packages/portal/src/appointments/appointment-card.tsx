'use client';

import { useHrefOf } from '@pomp/api-client';
import { addressIcon, ButtonLink, calendarIcon, Card, Heading, Icon, Inline, phoneIcon, Stack, Text } from '@pomp/design-system';
import {
  appointmentHow,
  appointmentLabel,
  appointmentReady,
  calendarDate,
  formatMoment,
  formatTime,
  productLabel,
  type Appointment,
  type Flow,
} from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useActionHref } from '../order-status/use-action-href.js';
import { appointmentsTexts } from './texts.js';

export interface AppointmentCardProps {
  readonly appointment: Appointment;
  /** The flow of its order; undefined where the order isn't known, or has none. */
  readonly flow: Flow | undefined;
  readonly past: boolean;
}

export function AppointmentCard({ appointment, flow, past }: AppointmentCardProps) {
  const { id, orderId, kind, product, orderNumber, startsAt, endsAt, address, callUrl, callNumber } = appointment;
  const texts = useTexts(appointmentsTexts);
  const language = useLanguage();
  const actionHref = useActionHref();
  const hrefOf = useHrefOf();
  const what = language.say(appointmentLabel(kind));
  const how = appointmentHow(appointment, language);
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  const moment = formatMoment(start, language);
  const formatEnd = calendarDate(start) === calendarDate(end) ? formatTime : formatMoment;
  // Only inspections are planned by customers themselves.
  const moveHref = kind === 'inspection' && flow ? actionHref({ to: 'booking', flow, orderId }) : undefined;
  return (
    <Card as="li" padding="m">
      <Stack gap="m">
        <Stack gap="xxs">
          <Heading level={3}>{what}</Heading>
          <Text tone="muted">{texts.forOrder({ product: productLabel(product), number: orderNumber })}</Text>
        </Stack>
        <Stack gap="xs">
          <Inline gap="xs" wrap="nowrap" align="start">
            <Icon of={calendarIcon} />
            <Text as="span" weight="strong">
              {texts.moment({ start: moment, end: formatEnd(end, language) })}
            </Text>
          </Inline>
          {address !== null && (
            <Inline gap="xs" wrap="nowrap" align="start">
              <Icon of={addressIcon} />
              <Text as="span">{address}</Text>
            </Inline>
          )}
          {!past && how.length > 0 && <Text measure>{how.join(' ')}</Text>}
          {!past && (
            <Text measure tone="muted">
              {appointmentReady(appointment, language)}
            </Text>
          )}
        </Stack>
        {!past && (
          <Inline gap="s">
            {callUrl !== null && (
              <ButtonLink href={callUrl} newTab size="small">
                {texts.join}
              </ButtonLink>
            )}
            {callNumber !== null && (
              <ButtonLink href={`tel:${callNumber.replace(/[^+\d]/g, '')}`} tone="secondary" size="small" iconBefore={phoneIcon}>
                {texts.call({ number: callNumber })}
              </ButtonLink>
            )}
            <ButtonLink
              href={hrefOf('getAppointmentEntry', { id })}
              download
              tone="secondary"
              size="small"
              aria-label={texts.addToCalendarOf({ what, moment })}
            >
              {texts.addToCalendar}
            </ButtonLink>
            {moveHref !== undefined && (
              <ButtonLink href={moveHref} tone="quiet" size="small">
                {texts.move}
              </ButtonLink>
            )}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
