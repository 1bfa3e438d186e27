import { appointmentTexts } from '@pomp/correspondence';
import type { Context } from '../context/context.js';
import { customerRepository } from '../customers/customer.repository.js';
import type { CustomerHandlers } from '../http/call-handler.js';
import { isEntityId } from '../ids/entity-id.js';
import { notFound } from '../errors/http-error.js';
import { voiceToCustomer } from '../context/voices.js';
import { appointmentRepository, toAppointment } from './appointment.repository.js';
import { calendarEntry, type EntryOptions } from './calendar-entry.js';

type AppointmentHandlers = Pick<CustomerHandlers, 'getAppointments' | 'getAppointmentEntry'>;

export function appointmentRoutes(context: Context & EntryOptions): AppointmentHandlers {
  const appointments = appointmentRepository(context.database);
  return {
    getAppointments: async ({ customerId }) => (await appointments.listOf(customerId)).map(toAppointment),
    getAppointmentEntry: {
      download: async ({ customerId, query: { id } }) => {
        const found = isEntityId(id) ? await appointments.findOwn(customerId, id) : undefined;
        const customer = await customerRepository(context.database).findById(customerId);
        if (!found || !customer) throw notFound();
        const { language } = voiceToCustomer(context, customer);
        return {
          fileName: language.texts(appointmentTexts).entry.fileName,
          chunks: once(calendarEntry(found, { ...context, language })),
        };
      },
    },
  };
}

async function* once<Chunk>(chunk: Chunk): AsyncIterable<Chunk> {
  yield chunk;
}
