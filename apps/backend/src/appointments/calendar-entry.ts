import { appointmentLabel, formatAddress } from '@pomp/domain';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { AppointmentRow } from './appointment.repository.js';

export interface EntryOptions {
  readonly siteUrl: string;
  /** Of the seller, as who invites. */
  readonly organizer: { readonly name: string; readonly email: string };
}

/**
 * An appointment as a calendar takes it (RFC 5545). The same appointment has the same UID for ever, and a higher SEQUENCE after every
 * change, by which a calendar changes the entry that it has; a cancelled one takes it out.
 */
export function calendarEntry(
  { id, kind, startsAt, endsAt, sequence, cancelledAt, updatedAt, orderNumber, ...place }: AppointmentRow,
  { siteUrl, organizer }: EntryOptions,
): string {
  const host = new URL(siteUrl).hostname;
  const calendar = ical({
    prodId: { company: 'Pomp', product: 'Portal', language: 'NL' },
    method: cancelledAt ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${id}@${host}`,
    sequence,
    stamp: updatedAt,
    start: startsAt,
    end: endsAt,
    summary: `${appointmentLabel(kind)} Pomp`,
    description: `Bestelling ${orderNumber}`,
    location: formatAddress(place),
    url: `${siteUrl}/account/afspraken/`,
    organizer,
    status: cancelledAt ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
