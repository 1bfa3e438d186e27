'use client';

import { useHrefOf, useResolveUrl, type CallAnswer } from '@pomp/api-client';
import {
  calendarIcon,
  checkIcon,
  closeIcon,
  documentIcon,
  houseIcon,
  Inline,
  Link,
  mailIcon,
  messageIcon,
  paymentIcon,
  signIcon,
  Stack,
  Text,
  TimelineMessage,
  type TimelineDay,
  type TimelineItem,
} from '@pomp/design-system';
import {
  appointmentLabel,
  calendarDate,
  formatCents,
  formatDayAndMonth,
  formatMoment,
  formatTime,
  formatNearDay,
  formatWeekday,
  formatLongDate,
  stepLabel,
  yearOf,
  type AppointmentEvent,
  type CalendarDate,
  type TimelineEvent,
} from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { usePortal } from '../portal/portal-context.js';
import { SentPhotos } from './sent-photos.js';
import { orderTexts, type OrderTexts } from './texts.js';

type Told = Pick<TimelineItem, 'mark' | 'icon' | 'title' | 'aside' | 'children'>;
type Days = { readonly ahead: readonly TimelineDay[]; readonly past: readonly TimelineDay[] };

/** Says what happened, day by day. */
export function useStory(story: CallAnswer<'getOrderTimeline'>) {
  const texts = useTexts(orderTexts);
  const language = useLanguage();
  const { today } = usePortal();
  const tell = useTelling(story);

  const days = <E extends TimelineEvent>(
    events: readonly E[],
    momentOf: (event: E) => string,
    labelOf: (day: CalendarDate) => string,
    itemOf: (event: E) => Told,
  ): TimelineDay[] => {
    const found = new Map<CalendarDate, TimelineItem[]>();
    for (const event of events) {
      const day = calendarDate(new Date(momentOf(event)));
      const items = found.get(day) ?? [];
      items.push({ id: event.id, ...itemOf(event) });
      found.set(day, items);
    }
    return [...found].map(([day, items]) => ({
      label: labelOf(day),
      date: yearOf(day) === yearOf(today()) ? formatDayAndMonth(day, language) : formatLongDate(day, language),
      items,
    }));
  };
  const dayName = (day: CalendarDate) => (day === today() ? texts.today : capitalised(formatWeekday(day, language)));

  return (ahead: readonly AppointmentEvent[], past: readonly TimelineEvent[], last: TimelineEvent | undefined): Days => ({
    ahead: days(
      ahead,
      ({ startsAt }) => startsAt,
      (day) => (day === today() ? texts.today : texts.soon),
      ({ what, startsAt }) => ({
        mark: 'ahead',
        icon: calendarIcon,
        title: language.say(appointmentLabel(what)),
        aside: formatTime(new Date(startsAt), language),
      }),
    ),
    past: days(
      past,
      ({ at }) => at,
      dayName,
      (event) => tell(event, event === last),
    ),
  });
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** How each thing that happened is told. */
function useTelling({ adviser, turn }: CallAnswer<'getOrderTimeline'>) {
  const hrefOf = useHrefOf();
  const resolveUrl = useResolveUrl();
  const texts = useTexts(orderTexts);
  const language = useLanguage();
  const answerBy = turn.seller.find(({ why }) => why === 'message');

  return (event: TimelineEvent, isLastMessage: boolean): Told => {
    const time = formatTime(new Date(event.at), language);
    switch (event.kind) {
      case 'step':
        return {
          mark: 'step',
          icon: checkIcon,
          title: stepTitle(event, texts) ?? language.say(stepLabel(event.step)),
          aside: time,
        };
      case 'information':
        return { mark: 'event', icon: houseIcon, title: texts.information[event.about], aside: time };
      case 'appointment': {
        const what = language.say(appointmentLabel(event.what));
        return {
          mark: 'event',
          icon: calendarIcon,
          title: texts.appointment[event.change]({ what }),
          aside: time,
          ...(event.change !== 'cancelled' && {
            children: (
              <Text tone="muted">{texts.appointment.on({ moment: formatMoment(new Date(event.startsAt), language) })}</Text>
            ),
          }),
        };
      }
      case 'document':
        return {
          mark: 'event',
          icon: documentIcon,
          title: event.name,
          aside: time,
          children: (
            <Inline gap="s">
              <Link href={resolveUrl(event.url)} newTab aria-label={texts.viewOf({ name: event.name })}>
                {texts.view}
              </Link>
              <Link href={hrefOf('download', { url: event.url })} download aria-label={texts.downloadOf({ name: event.name })}>
                {texts.download}
              </Link>
            </Inline>
          ),
        };
      case 'signed':
        return {
          mark: 'event',
          icon: signIcon,
          title: texts.signed,
          aside: time,
          children: (
            <Link href={hrefOf('download', { url: event.url })} download>
              {texts.downloadConfirmation}
            </Link>
          ),
        };
      case 'handover':
        return {
          mark: 'event',
          icon: signIcon,
          title: texts.handedOver,
          aside: time,
          children: (
            <Stack gap="xxs">
              <Text tone="muted">{texts.handedOverBy({ name: event.name })}</Text>
              <Link href={hrefOf('download', { url: event.url })} download>
                {texts.downloadHandover}
              </Link>
            </Stack>
          ),
        };
      case 'payment': {
        const amount = formatCents(event.amount, language);
        if (event.state === 'paid')
          return { mark: 'event', icon: paymentIcon, title: texts.payment.paid[event.type], aside: amount };
        if (event.state === 'pending') return { mark: 'event', icon: paymentIcon, title: texts.payment.pending, aside: amount };
        return {
          mark: 'bad',
          icon: closeIcon,
          title: texts.payment[event.state],
          aside: amount,
          children: <Text tone="muted">{texts.payment.nothingTaken}</Text>,
        };
      }
      case 'incasso':
        return {
          mark: 'event',
          icon: paymentIcon,
          title: texts.incasso[event.change],
          aside: event.date === null ? time : formatDayAndMonth(event.date, language),
        };
      case 'message':
        return {
          mark: 'event',
          icon: messageIcon,
          children: (
            <>
              <TimelineMessage
                own={event.from === 'customer'}
                by={
                  event.from === 'customer'
                    ? texts.you({ time })
                    : texts.from({ author: event.author ?? adviser ?? texts.ourselves, time })
                }
              >
                {event.text}
              </TimelineMessage>
              {event.photos && (
                <Stack gap="xs">
                  <Text size="small" tone="muted">
                    {texts.photosWith}
                  </Text>
                  <SentPhotos label={texts.photosWith} photos={event.photos} />
                </Stack>
              )}
              {isLastMessage && event.from === 'customer' && (
                <Text size="small" tone="muted" align="end">
                  {answerBy?.until ? texts.receivedUntil({ day: formatNearDay(answerBy.until, language) }) : texts.received}
                </Text>
              )}
            </>
          ),
        };
      case 'mail':
        return { mark: 'event', icon: mailIcon, title: texts.mail({ subject: event.subject }), aside: time };
      case 'withdrawn':
        return { mark: 'bad', icon: closeIcon, title: texts.withdrawn, aside: time };
    }
  };
}

/** Undefined at a place that this version doesn't know. */
function stepTitle({ step, status }: Extract<TimelineEvent, { kind: 'step' }>, texts: OrderTexts): string | undefined {
  const place = `${step}${status}`;
  return Object.hasOwn(texts.step, place) ? texts.step[place as keyof typeof texts.step] : undefined;
}
