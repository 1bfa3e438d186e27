import type { Context } from '../context/context.js';
import type { CustomerHandlers } from '../http/call-handler.js';
import { isEntityId } from '../ids/entity-id.js';
import { notFound } from '../errors/http-error.js';
import { appointmentRepository, toAppointment, type AppointmentRow } from './appointment.repository.js';
import { calendarEntry, type EntryOptions } from './calendar-entry.js';

type AppointmentHandlers = Pick<CustomerHandlers, 'getAppointments' | 'getAppointmentEntry'>;

export function appointmentRoutes({ database, ...options }: Context & EntryOptions): AppointmentHandlers {
  const appointments = appointmentRepository(database);
  return {
    getAppointments: async ({ customerId }) => (await appointments.listOf(customerId)).map(toAppointment),
    getAppointmentEntry: {
      download: async ({ customerId, query: { id } }) => {
        const found = isEntityId(id) ? await appointments.findOwn(customerId, id) : undefined;
        if (!found) throw notFound();
        return { fileName: 'afspraak.ics', chunks: entryOf(found, options) };
      },
    },
  };
}

async function* entryOf(row: AppointmentRow, options: EntryOptions) {
  yield calendarEntry(row, options);
}
