import type { Calls, ResponseOf } from '@pomp/api-contract';
import { calendarDate, finalStep, flowOf, meterForm, readingsUntil, type CalendarDate, type MeterFormContext } from '@pomp/domain';
import { requireAnswers, todayOf } from '../answers/require-answers.js';
import { recordChange } from '../audit/audit.repository.js';
import type { Context } from '../context/context.js';
import { HttpError, notFound } from '../errors/http-error.js';
import type { CustomerHandlers } from '../http/call-handler.js';
import { idempotencyRepository } from '../idempotency/idempotency.repository.js';
import { isEntityId } from '../ids/entity-id.js';
import { orderFacts } from '../orders/order-facts.repository.js';
import { orderRepository, type OrderRow } from '../orders/order.repository.js';
import { throttled } from '../throttle/throttled.js';
import { meterReadingRepository, type MeterReadingRow } from './meter-reading.repository.js';

type Readings = ResponseOf<Calls['getMeterReadings']>;

/** What a customer reads from the meters in the year after an installation. */
export function meterReadingRoutes(
  context: Context,
): Pick<CustomerHandlers, 'getMeterReadings' | 'postMeterReading' | 'deleteMeterReading'> {
  return {
    getMeterReadings: async ({ customerId, query: { orderId } }) => read(context, await own(context, customerId, orderId)),

    postMeterReading: {
      before: async ({ customerId, body: { orderId } }) => {
        await own(context, customerId, orderId);
        await throttled(context, { what: ['meterReading', customerId], triesPerMinute: 10 });
      },
      once: async (once, { customerId, body: { orderId, ...form } }) => {
        const { database, clock } = once;
        await orderRepository(database).lock(orderId);
        const found = await own(once, customerId, orderId);
        const { today } = todayOf(clock);
        const { open, hasGas } = state(found, today);
        if (!open) throw new HttpError('noReadingsNow');
        const readings = meterReadingRepository(database);
        const before = (await readings.list(orderId)).find(({ readOn }) => readOn < today);
        const answers = requireAnswers<typeof meterForm.fields, MeterFormContext, 'gas' | 'share'>(meterForm, form, {
          today,
          hasGas,
          before: before ? toReading(before) : null,
        });
        await readings.keep({
          orderId,
          readOn: today,
          gas: answers.gas === undefined ? null : Number(answers.gas),
          electricity: Number(answers.electricity),
          shared: answers.share ?? false,
          createdAt: clock(),
        });
        await recordChange(database, { customerId, actor: 'customer', action: 'postMeterReading', subject: orderId, at: clock() });
        return read(once, found);
      },
    },

    deleteMeterReading: async ({ customerId, query: { id } }) => {
      await context.database.transaction(async (transaction) => {
        const orderId = isEntityId(id) ? await meterReadingRepository(transaction).remove(customerId, id) : undefined;
        if (orderId === undefined) throw notFound();
        // Its answer names all readings of an order: which one made this isn't told apart.
        await idempotencyRepository(transaction).forget({ customerId, call: 'postMeterReading' });
        const at = context.clock();
        await recordChange(transaction, { customerId, actor: 'customer', action: 'deleteMeterReading', subject: orderId, at });
      });
      return {};
    },
  };
}

/** The customer's own order; someone else's isn't there. */
async function own({ database }: Pick<Context, 'database'>, customerId: string, orderId: string): Promise<OrderRow> {
  const found = isEntityId(orderId) ? await orderRepository(database).find(orderId) : undefined;
  if (found?.customer.customerId !== customerId) throw notFound();
  return found;
}

function state({ order, withdrawnAt, installationAt }: OrderRow, today: CalendarDate) {
  const until = readingsUntil(installationAt === null ? null : calendarDate(installationAt));
  const open = order.step === finalStep && withdrawnAt === null && (until === null || today <= until);
  return { open, until, hasGas: flowOf[order.product] === 'pomp ao' };
}

const toReading = ({ id, readOn, gas, electricity }: MeterReadingRow) => ({ id, on: readOn, gas, electricity });

async function read({ database, clock }: Pick<Context, 'database' | 'clock'>, found: OrderRow): Promise<Readings> {
  const rows = await meterReadingRepository(database).list(found.order.id);
  const facts = await orderFacts(database).find(found.order.id);
  return {
    ...state(found, todayOf(clock).today),
    readings: rows.map(toReading),
    shared: rows.at(0)?.shared ?? false,
    promise: facts?.delivery?.promise ?? null,
  };
}
