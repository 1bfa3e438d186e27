import { goesOn, yearOf, type CalendarDate } from '@pomp/domain';
import { asc, eq, exists, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../adapters/database/database.js';
import { agreement, handover, house, invoice, order, orderDocument, withdrawal } from '../adapters/database/schema/index.js';
import { isPaper } from './kept-rows.js';

/** For so many years after that of the order, as `keptByLaw` says. */
export const keptYears = 7;

/** An order, as whoever erases its customer looks at it. */
interface OrderToKeep {
  readonly id: string;
  readonly orderNumber: string;
  readonly customerId: string;
  readonly isUnderWay: boolean;
  /** Whether there is an invoice, a payment or a signature. */
  readonly hasPapers: boolean;
  /** Whether the law still wants those. */
  readonly isKept: boolean;
}

/** These customers' orders, the oldest first. */
export async function ordersToKeep(
  database: Database,
  customerIds: readonly string[],
  today: CalendarDate,
): Promise<readonly OrderToKeep[]> {
  if (customerIds.length === 0) return [];
  const ofOrder = (table: PgTable, orderId: PgColumn, which?: SQL) =>
    exists(
      database
        .select({ one: sql`1` })
        .from(table)
        .where(sql`${orderId} = ${order.id}${which && sql` and ${which}`}`),
    );
  const rows = await database
    .select({
      id: order.id,
      orderNumber: order.orderNumber,
      customerId: house.customerId,
      step: order.step,
      orderDate: order.orderDate,
      withdrawnAt: withdrawal.withdrawnAt,
      hasPapers: sql<boolean>`${or(
        ofOrder(invoice, invoice.orderId),
        ofOrder(agreement, agreement.orderId),
        ofOrder(handover, handover.orderId, isNotNull(handover.signedAt)),
        ofOrder(orderDocument, orderDocument.orderId, isPaper()),
      )}`,
    })
    .from(order)
    .innerJoin(house, eq(house.id, order.houseId))
    .leftJoin(withdrawal, eq(withdrawal.orderId, order.id))
    .where(inArray(house.customerId, [...customerIds]))
    .orderBy(asc(order.createdAt), asc(order.orderNumber));
  const since = yearOf(today) - keptYears;
  return rows.map(({ step, orderDate, withdrawnAt, ...row }) => ({
    ...row,
    isUnderWay: goesOn({ step, withdrawnAt: withdrawnAt?.toISOString() ?? null }),
    isKept: row.hasPapers && yearOf(orderDate) >= since,
  }));
}

export const numbersOf = (orders: readonly OrderToKeep[]): string[] => orders.map(({ orderNumber }) => orderNumber);
