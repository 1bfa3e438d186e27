import type { BackofficeCalls, ResponseOf } from '@pomp/api-contract';
import { calendarDate } from '@pomp/domain';
import { and, eq, inArray, isNotNull, lt, not, or, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../adapters/database/database.js';
import { tablesInOrder } from '../adapters/database/schema/every-table.js';
import * as schema from '../adapters/database/schema/index.js';
import { auditRetention, recordChange } from '../audit/audit.repository.js';
import { after, days } from '../clock/clock.js';
import type { Context } from '../context/context.js';
import { HttpError, notFound } from '../errors/http-error.js';
import { isEntityId } from '../ids/entity-id.js';
import { enqueue, jobRepository } from '../jobs/job.repository.js';
import { removeFilesLater } from '../uploads/delete-upload.js';
import { withdrawalRepository } from '../withdrawal/withdrawal.repository.js';
import { exportedTables, type TableName } from './exported-tables.js';
import { eraseAction, exceptions, type Kept } from './kept-rows.js';
import { numbersOf, ordersToKeep } from './orders-to-keep.js';

const { customer, deletionRequest, handover, house, order, orderDocument, upload, withdrawal } = schema;

interface Erasure {
  readonly customerId: string;
  /** Whether they asked for it otherwise than in their account. */
  readonly askedElsewhere: boolean;
  /** Numbers of orders that seller and customer called off. */
  readonly calledOff: readonly string[];
}

/**
 * Removes all that there is of a customer but what the law wants kept; the files follow, and a mail says that it is done. Once it is, doing it again
 * changes nothing.
 * @throws HttpError `notFound` also where nobody asked for it; `orderUnderWay` while the customer waits for something that was ordered, or pays for
 *   what was called off
 */
export function eraseCustomer(
  context: Context,
  { customerId, askedElsewhere, calledOff }: Erasure,
): Promise<ResponseOf<BackofficeCalls['deleteCustomer']>> {
  if (!isEntityId(customerId)) throw notFound();
  const now = context.clock();
  return context.database.transaction(async (transaction) => {
    const found = await lock(transaction, customerId);
    if (!found) throw notFound();
    const orders = await ordersToKeep(transaction, [customerId], calendarDate(now));
    const kept = orders.filter(({ isKept }) => isKept);
    const answer = (at: Date) => ({ erasedAt: at.toISOString(), ordersKept: numbersOf(kept) });
    if (found.erasedAt) return answer(found.erasedAt);

    const asked = await transaction.select().from(deletionRequest).where(eq(deletionRequest.customerId, customerId));
    if (asked.length === 0 && !askedElsewhere) throw notFound();
    const goingOn = orders.filter(({ isUnderWay }) => isUnderWay);
    const underWay = goingOn.filter(({ isBeingPaid, orderNumber }) => isBeingPaid || !calledOff.includes(orderNumber));
    if (underWay.length > 0) throw new HttpError('orderUnderWay', { params: { orders: numbersOf(underWay).join(', ') } });

    // What is kept of these would wait for somebody's turn for ever.
    for (const { id: orderId } of goingOn) await withdrawalRepository(transaction).insert({ orderId, name: '', withdrawnAt: now });
    await erase({ ...context, database: transaction }, customerId, { orders: kept.map(({ id }) => id), erasedAt: now });
    await recordChange(transaction, { customerId, actor: 'seller', action: eraseAction, at: now });
    const { email, firstName, locale, passwordHash } = found;
    const told = { email, firstName, locale, isStranger: passwordHash === null };
    // After all other mails went. Without the customer's id: the address is nobody's any more, and goes once it is told or can't be told (`removeEndedMails`).
    await enqueue(transaction, {
      kind: 'sendMail',
      payload: { template: 'deletionDone', ...told, erasedAt: now.toISOString(), orders: kept.length },
      now,
    });
    return answer(now);
  });
}

/** So long what was on its way while a customer was erased can still come in. */
const lateFor = days(1);

/**
 * Erases again whom something came in of meanwhile, and what the law doesn't want kept any more; when nothing is left and nobody needs to know any more
 * that they were erased, they are gone wholly.
 */
export async function eraseRest({ database, ...context }: Context): Promise<void> {
  const now = context.clock();
  await jobRepository(database).removeEndedMails('deletionDone');
  const erased = await database
    .select({ id: customer.id, erasedAt: sql`${customer.erasedAt}`.mapWith(customer.erasedAt) })
    .from(customer)
    .where(isNotNull(customer.erasedAt));
  const orders = await ordersToKeep(
    database,
    erased.map(({ id }) => id),
    calendarDate(now),
  );
  for (const { id: customerId, erasedAt } of erased) {
    const own = orders.filter((found) => found.customerId === customerId);
    const kept = own.filter(({ isKept }) => isKept).map(({ id }) => id);
    const isOver = kept.length === 0 && erasedAt < after(now, -auditRetention);
    if (!isOver && kept.length === own.length && erasedAt < after(now, -lateFor)) continue;
    await database.transaction(async (transaction) => {
      await lock(transaction, customerId);
      await erase({ ...context, database: transaction }, customerId, { orders: kept, erasedAt });
      if (isOver) await transaction.delete(customer).where(eq(customer.id, customerId));
    });
  }
}

/** The customer, the houses, the orders: in this order, as whoever else changes more than one of them. */
async function lock(transaction: Database, customerId: string) {
  const [found] = await transaction
    .select({
      erasedAt: customer.erasedAt,
      email: customer.email,
      firstName: customer.firstName,
      locale: customer.locale,
      passwordHash: customer.passwordHash,
    })
    .from(customer)
    .where(eq(customer.id, customerId))
    .for('no key update');
  const houses = await transaction
    .select({ id: house.id })
    .from(house)
    .where(eq(house.customerId, customerId))
    .orderBy(house.id)
    .for('update');
  await transaction
    .select({ id: order.id })
    .from(order)
    .where(
      inArray(
        order.houseId,
        houses.map(({ id }) => id),
      ),
    )
    .orderBy(order.id)
    .for('update');
  return found;
}

/** With a file under the id of each row. */
const withFiles: readonly PgTable[] = [upload, orderDocument];
/** A job ends in time, however slow the storage is. */
const atOnce = 100;

async function erase(context: Context, customerId: string, { orders, erasedAt }: Omit<Kept, 'database'>): Promise<void> {
  const { database } = context;
  const files: string[] = [];
  for (const name of namesInOrder()) {
    const table: PgTable = schema[name];
    const found = exportedTables[name];
    if ('leftOut' in found) continue;
    const { also, kept } = exceptions[name] ?? {};
    const own = or(found.of(customerId, database), also?.(customerId, database));
    if (!own) throw new Error(`Nothing says which rows of ${name} are one customer's.`);
    const stays = kept?.({ orders, erasedAt, database });
    const goes = database.delete(table).where(stays ? and(own, not(stays)) : own);
    if (withFiles.includes(table)) files.push(...(await goes.returning({ id: (table as typeof upload).id })).map(({ id }) => id));
    else await goes;
  }
  for (let from = 0; from < files.length; from += atOnce) await removeFilesLater(context, files.slice(from, from + atOnce), 0);
  await empty(database, customerId, { orders, erasedAt });
}

/** Jobs first, which name rows without referring to them; then each table before those that it refers to. The customer's own row stays. */
function namesInOrder(): readonly TableName[] {
  const rest = tablesInOrder().filter((table) => table !== schema.job && table !== customer);
  const names = Object.keys(exportedTables) as TableName[];
  return [schema.job, ...rest.toReversed()].flatMap((table) => names.find((name) => schema[name] === table) ?? []);
}

/** What the rows that stay say more than the law asks: an invoice is to a name at an address. */
async function empty(database: Database, customerId: string, { orders, erasedAt }: Omit<Kept, 'database'>): Promise<void> {
  const ids = [...orders];
  await database
    .update(customer)
    .set({
      erasedAt,
      // It takes no mail (RFC 2606), and their own is free again.
      email: `${customerId}@erased.invalid`,
      ...(ids.length === 0 && { firstName: '', lastName: '' }),
      phoneNumber: null,
      birthdate: null,
      locale: null,
      passwordHash: null,
      mailReminders: false,
      mailMessages: false,
    })
    .where(eq(customer.id, customerId));
  await database
    .update(house)
    .set({
      houseInfoCompleted: false,
      installationInfoPompAoCompleted: false,
      installationInfoPompTCompleted: false,
      saidBefore: null,
    })
    .where(eq(house.customerId, customerId));
  await database.update(order).set({ adviser: null, delivery: null }).where(inArray(order.id, ids));
  await database.update(withdrawal).set({ name: '', reason: null }).where(inArray(withdrawal.orderId, ids));
  await database
    .update(handover)
    .set({ linkUntil: erasedAt })
    .where(and(inArray(handover.orderId, ids), not(lt(handover.linkUntil, erasedAt))));
}
