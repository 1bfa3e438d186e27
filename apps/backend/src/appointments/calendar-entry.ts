import { appointmentHow, appointmentLabel, appointmentReady } from '@pomp/domain';
import { appointmentTexts } from '@pomp/correspondence';
import type { Edition } from '@pomp/edition';
import { languageCode, type Language } from '@pomp/language';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
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
}

/**
 * An appointment as a calendar takes it (RFC 5545). The same appointment has the same UID for ever, and a higher SEQUENCE after every
 * change, by which a calendar changes the entry that it has; a cancelled one takes it out.
 */
export function calendarEntry(row: AppointmentRow, options: SpokenEntryOptions): string {
  const { id, kind, startsAt, endsAt, sequence, cancelledAt, updatedAt, orderNumber } = row;
  const appointment = toAppointment(row);
  const { edition, siteUrl, serviceEmail, language } = options;
  const texts = language.texts(appointmentTexts).entry;
  const { name } = edition.brand;
  const host = new URL(siteUrl).hostname;
  const calendar = ical({
    prodId: { company: name, product: 'Portal', language: languageCode(language.locale).toUpperCase() },
    method: cancelledAt ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${id}@${host}`,
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
    location: appointment.address ?? appointment.callUrl ?? appointment.callNumber,
    url: linkTo(options, { to: 'appointments' }, language),
    organizer: { name, email: serviceEmail },
    status: cancelledAt ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
