import { appointmentTexts } from '@pomp/correspondence';
import { formatAddress } from '@pomp/domain';
import type { Context } from '../context/context.js';
import { customerRepository } from '../customers/customer.repository.js';
import type { CustomerHandlers } from '../http/call-handler.js';
import { isEntityId } from '../ids/entity-id.js';
import { notFound } from '../errors/http-error.js';
import { houseRepository } from '../houses/house.repository.js';
import { orderFacts } from '../orders/order-facts.repository.js';
import { orderRepository } from '../orders/order.repository.js';
import { voiceToCustomer } from '../context/voices.js';
import { appointmentRepository, toAppointment } from './appointment.repository.js';
import { calendarEntry, serviceEntry, type EntryOptions } from './calendar-entry.js';

type AppointmentHandlers = Pick<CustomerHandlers, 'getAppointments' | 'getAppointmentEntry' | 'getServiceEntry'>;

export function appointmentRoutes(context: Context & EntryOptions): AppointmentHandlers {
  const appointments = appointmentRepository(context.database);
  return {
    getAppointments: async ({ customerId }) => (await appointments.listOf(customerId)).map(toAppointment),
    getServiceEntry: {
      download: async ({ customerId, query: { orderId } }) => {
        const { database, clock } = context;
        const found = isEntityId(orderId) ? await orderRepository(database).find(orderId) : undefined;
        if (found?.customer.customerId !== customerId) throw notFound();
        const on = (await orderFacts(database).find(orderId))?.delivery?.serviceOn ?? null;
        const customer = await customerRepository(database).findById(customerId);
        const house = await houseRepository(database).find(customerId, found.order.houseId);
        if (on === null || !customer || !house) throw notFound();
        const { language } = voiceToCustomer(context, customer);
        const { orderNumber } = found.order;
        const service = { orderId, orderNumber, address: formatAddress(house), on, at: clock() };
        return {
          fileName: language.texts(appointmentTexts).entry.serviceFileName,
          chunks: once(serviceEntry(service, { ...context, language })),
        };
      },
    },
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
