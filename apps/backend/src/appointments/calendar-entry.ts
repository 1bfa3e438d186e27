import { appointmentHow, appointmentLabel, appointmentReady, type CalendarDate } from '@pomp/domain';
import { appointmentTexts } from '@pomp/correspondence';
import type { Edition } from '@pomp/edition';
import { languageCode, type Language } from '@pomp/language';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { seconds } from '../clock/clock.js';
import { linkTo } from '../context/link-to.js';
import { toAppointment, type AppointmentRow } from './appointment.repository.js';

export interface EntryOptions {
  readonly edition: Pick<Edition, 'brand' | 'locale' | 'routes' | 'translatedRoutes'>;
  readonly siteUrl: string;
  /** The seller's address, as the organiser. */
  readonly serviceEmail: string;
}

interface SpokenEntryOptions extends EntryOptions {
  readonly language: Language;
  /** Who may never have asked for anything isn't told what someone typed: no address (ADR 0041). */
  readonly isStranger?: boolean | undefined;
}

/**
 * An appointment as a calendar takes it (RFC 5545). The same appointment has the same UID for ever, and a higher SEQUENCE after every
 * change, by which a calendar changes the entry that it has; a cancelled one takes it out.
 */
export function calendarEntry(row: AppointmentRow, options: SpokenEntryOptions): string {
  const { id, kind, startsAt, endsAt, sequence, cancelledAt, updatedAt, orderNumber } = row;
  const appointment = toAppointment(row);
  const { language } = options;
  const texts = language.texts(appointmentTexts).entry;
  const { name } = options.edition.brand;
  const calendar = calendarOf(options, cancelledAt ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH);
  calendar.createEvent({
    ...eventOf(options, id),
    sequence,
    stamp: updatedAt,
    start: startsAt,
    end: endsAt,
    summary: texts.summary({ what: appointmentLabel(kind), seller: name }),
    description: [
      texts.description({ orderNumber }),
      ...appointmentHow(appointment, language),
      appointmentReady(appointment, language),
    ].join('\n'),
    location: (options.isStranger ? null : appointment.address) ?? appointment.callUrl ?? appointment.callNumber,
    url: linkTo(options, { to: 'appointments' }, language),
    status: cancelledAt ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}

interface FirstService {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly address: string;
  readonly on: CalendarDate;
  /** When it is asked for: a later entry of the same service takes the place of an earlier one. */
  readonly at: Date;
}

/** The day of a first service: a whole day, as its hour is agreed later. */
export function serviceEntry({ orderId, orderNumber, address, on, at }: FirstService, options: SpokenEntryOptions): string {
  const { language, edition } = options;
  const texts = language.texts(appointmentTexts).entry;
  const calendar = calendarOf(options, ICalCalendarMethod.PUBLISH);
  calendar.createEvent({
    ...eventOf(options, `service-${orderId}`),
    sequence: Math.floor(at.getTime() / seconds(1)),
    stamp: at,
    start: on,
    allDay: true,
    summary: texts.service({ seller: edition.brand.name }),
    description: [texts.description({ orderNumber }), texts.serviceHour].join('\n'),
    location: address,
    url: linkTo(options, { to: 'order', orderId }, language),
    status: ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}

const calendarOf = ({ edition, language }: SpokenEntryOptions, method: ICalCalendarMethod) =>
  ical({
    prodId: { company: edition.brand.name, product: 'Portal', language: languageCode(language.locale).toUpperCase() },
    method,
  });

const eventOf = ({ edition, siteUrl, serviceEmail }: EntryOptions, id: string) => ({
  id: `${id}@${new URL(siteUrl).hostname}`,
  organizer: { name: edition.brand.name, email: serviceEmail },
});
