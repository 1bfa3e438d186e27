import { calendarDate, goesOn, yearOf, type CalendarDate } from '@pomp/domain';
import { and, asc, eq, exists, inArray, isNotNull, max, not, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../adapters/database/database.js';
import * as schema from '../adapters/database/schema/index.js';
import { isPaper } from './kept-rows.js';

const { agreement, handover, house, incassoMandate, invoice, order, orderDocument, payment, withdrawal } = schema;

/** For so many years after that of an order's last paper, as `keptByLaw` says. */
export const keptYears = 7;

/** An order, as whoever erases its customer looks at it. */
interface OrderToKeep {
  readonly id: string;
  readonly orderNumber: string;
  readonly customerId: string;
  readonly isUnderWay: boolean;
  /** Whether money can still come in by itself: a payment that isn't over, or a day on which it is collected. */
  readonly isBeingPaid: boolean;
  /** Whether there is an invoice, a payment or a signature that the law still wants. */
  readonly isKept: boolean;
}

/** These customers' orders, the oldest first. */
export async function ordersToKeep(
  database: Database,
  customerIds: readonly string[],
  today: CalendarDate,
): Promise<readonly OrderToKeep[]> {
  if (customerIds.length === 0) return [];
  const ofOrder = (orderId: PgColumn, which?: SQL) =>
    exists(
      database
        .select({ one: sql`1` })
        .from(orderId.table)
        .where(and(eq(orderId, order.id), which)),
    );
  const payments = (which: SQL | undefined) =>
    exists(
      database
        .select({ one: sql`1` })
        .from(payment)
        .innerJoin(invoice, eq(invoice.id, payment.invoiceId))
        .where(and(eq(invoice.orderId, order.id), which)),
    );
  const last = (when: PgColumn, orderId: PgColumn, which?: SQL) =>
    database
      .select({ last: max(when) })
      .from(orderId.table)
      .where(and(eq(orderId, order.id), which));
  const lastPaid = database
    .select({ last: max(payment.paidAt) })
    .from(payment)
    .innerJoin(invoice, eq(invoice.id, payment.invoiceId))
    .where(eq(invoice.orderId, order.id));
  const lastDays = [last(invoice.invoiceDate, invoice.orderId), last(orderDocument.documentDate, orderDocument.orderId, isPaper())];
  const lastMoments = [
    lastPaid,
    last(agreement.agreedAt, agreement.orderId),
    last(incassoMandate.agreedAt, incassoMandate.orderId),
    last(handover.signedAt, handover.orderId),
  ];
  const rows = await database
    .select({
      id: order.id,
      orderNumber: order.orderNumber,
      customerId: house.customerId,
      step: order.step,
      withdrawnAt: withdrawal.withdrawnAt,
      isBeingPaid: sql<boolean>`${or(
        payments(inArray(payment.state, ['creating', 'open', 'pending'])),
        and(isNotNull(order.incassoDate), not(payments(and(eq(invoice.type, 'FP'), eq(payment.state, 'paid'))))),
      )}`,
      hasPapers: sql<boolean>`${or(
        ofOrder(invoice.orderId),
        ofOrder(agreement.orderId),
        ofOrder(handover.orderId, isNotNull(handover.signedAt)),
        ofOrder(orderDocument.orderId, isPaper()),
      )}`,
      lastDay: sql<CalendarDate>`greatest(${sql.join([order.orderDate, ...lastDays], sql`, `)})`,
      lastMoment: sql<Date | null>`greatest(${sql.join(lastMoments, sql`, `)})`.mapWith(payment.paidAt),
    })
    .from(order)
    .innerJoin(house, eq(house.id, order.houseId))
    .leftJoin(withdrawal, eq(withdrawal.orderId, order.id))
    .where(inArray(house.customerId, [...customerIds]))
    .orderBy(asc(order.createdAt), asc(sql`length(${order.orderNumber})`), asc(order.orderNumber));
  const since = yearOf(today) - keptYears;
  return rows.map(({ step, withdrawnAt, hasPapers, lastDay, lastMoment, ...row }) => ({
    ...row,
    isUnderWay: goesOn({ step, withdrawnAt: withdrawnAt?.toISOString() ?? null }),
    isKept: hasPapers && [lastDay, ...(lastMoment ? [calendarDate(lastMoment)] : [])].some((day) => yearOf(day) >= since),
  }));
}

export const numbersOf = (orders: readonly OrderToKeep[]): string[] => orders.map(({ orderNumber }) => orderNumber);
