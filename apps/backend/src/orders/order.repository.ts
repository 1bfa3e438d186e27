import { finalStep } from '@pomp/domain';
import { and, asc, desc, eq, exists, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Ask, Database } from '../adapters/database/database.js';
import { appointment, customer, house, order, orderEvent, session, withdrawal } from '../adapters/database/schema/index.js';
import { instantOf, jsonRows } from '../adapters/database/json-rows.js';
import { isLiveSession, sessionReadColumns, sessionUseColumns } from '../adapters/database/live-session.js';
import { sessionRead } from '../context/session-read.js';
import { papersOf, type StoredPapers } from './order-papers.js';

const inspection = alias(appointment, 'inspection');
const installation = alias(appointment, 'installation');

/** What says when an order's appointment is, or was before it was cancelled: there is at most one of each kind. */
const appointed = (kind: typeof inspection | typeof installation, name: 'inspection' | 'installation') =>
  and(eq(kind.orderId, order.id), eq(kind.kind, name));

const orderColumns = {
  id: order.id,
  orderNumber: order.orderNumber,
  product: order.product,
  quantity: order.quantity,
  orderDate: order.orderDate,
  houseId: order.houseId,
  step: order.step,
  status: order.status,
  agreedIncasso: order.agreedIncasso,
  incassoDate: order.incassoDate,
  agreedAt: order.agreedAt,
};
const columns = {
  order: orderColumns,
  inspectionAt: inspection.startsAt,
  inspectionCancelledAt: inspection.cancelledAt,
  installationAt: installation.startsAt,
  installationCancelledAt: installation.cancelledAt,
  withdrawnAt: withdrawal.withdrawnAt,
};
/** What orders say of themselves depends on these. */
const flagColumns = {
  houseInfoCompleted: house.houseInfoCompleted,
  installationInfoPompAoCompleted: house.installationInfoPompAoCompleted,
  installationInfoPompTCompleted: house.installationInfoPompTCompleted,
};
const customerColumns = {
  customerId: customer.id,
  email: customer.email,
  firstName: customer.firstName,
  lastName: customer.lastName,
  locale: customer.locale,
};

export interface OrderRow {
  readonly order: Pick<typeof order.$inferSelect, keyof typeof orderColumns>;
  readonly inspectionAt: Date | null;
  readonly inspectionCancelledAt: Date | null;
  readonly installationAt: Date | null;
  readonly installationCancelledAt: Date | null;
  readonly withdrawnAt: Date | null;
  /** What there is to sign and to pay, where that was asked for. */
  readonly papers?: StoredPapers | null;
}

/** Of an order that came as JSON; what was joined to it may not be there. */
export function orderRowOf({
  inspectionAt,
  inspectionCancelledAt,
  installationAt,
  installationCancelledAt,
  withdrawnAt,
  agreedAt,
  papers,
  ...order
}: Omit<OrderRow['order'], 'agreedAt'> &
  Record<Exclude<keyof OrderRow, 'order' | 'papers'> | 'agreedAt', string | null> & {
    readonly papers: StoredPapers | null;
  }): OrderRow {
  return {
    order: { ...order, agreedAt: instantOf(agreedAt) },
    inspectionAt: instantOf(inspectionAt),
    inspectionCancelledAt: instantOf(inspectionCancelledAt),
    installationAt: instantOf(installationAt),
    installationCancelledAt: instantOf(installationCancelledAt),
    withdrawnAt: instantOf(withdrawnAt),
    papers,
  };
}

export interface OrderCursor {
  readonly createdAt: Date;
  readonly id: string;
}

export function orderRepository(database: Database) {
  const withAppointments = () =>
    database
      .select({ ...columns, customer: customerColumns, createdAt: order.createdAt })
      .from(order)
      .innerJoin(house, eq(house.id, order.houseId))
      .innerJoin(customer, eq(customer.id, house.customerId))
      .leftJoin(inspection, appointed(inspection, 'inspection'))
      .leftJoin(installation, appointed(installation, 'installation'))
      .leftJoin(withdrawal, eq(withdrawal.orderId, order.id));
  return {
    /** A customer's orders, the oldest first; undefined of a lost session. */
    listBySession: (ask: Ask) => {
      const { order: ofOrder, ...times } = columns;
      const orders = database
        .select({
          all: jsonRows(
            { ...ofOrder, ...times, papers: papersOf(database) },
            asc(order.orderDate),
            asc(sql`length(${order.orderNumber})`),
            asc(order.orderNumber),
          ).as('all'),
        })
        .from(house)
        .innerJoin(order, eq(order.houseId, house.id))
        .leftJoin(inspection, appointed(inspection, 'inspection'))
        .leftJoin(installation, appointed(installation, 'installation'))
        .leftJoin(withdrawal, eq(withdrawal.orderId, order.id))
        .where(eq(house.customerId, session.customerId))
        .as('orders');
      const ofSession = database
        .select(sessionReadColumns(orders.all))
        .from(session)
        .innerJoinLateral(orders, sql`true`)
        .where(isLiveSession);
      return sessionRead(ask, 'orders_by_session', ofSession);
    },
    /** The history of all of a customer's orders, in the order in which it happened; one row without an event when there is none. */
    historyBySession: () =>
      database
        .select({
          session: sessionUseColumns,
          event: { orderId: orderEvent.orderId, step: orderEvent.step, status: orderEvent.status, at: orderEvent.at },
        })
        .from(session)
        .leftJoin(house, eq(house.customerId, session.customerId))
        .leftJoin(order, eq(order.houseId, house.id))
        .leftJoin(orderEvent, and(eq(orderEvent.orderId, order.id), eq(orderEvent.kind, 'step')))
        .where(isLiveSession)
        .orderBy(asc(orderEvent.id))
        .prepare('order_history_by_session'),
    /** Whoever's it is: for the seller. */
    find: async (orderId: string) => (await withAppointments().where(eq(order.id, orderId))).at(0),
    findByNumber: async (orderNumber: string) => (await withAppointments().where(eq(order.orderNumber, orderNumber))).at(0),
    /** The last made first. */
    listAll: ({ after, limit }: { readonly after: OrderCursor | undefined; readonly limit: number }) =>
      withAppointments()
        .where(after && or(lt(order.createdAt, after.createdAt), and(eq(order.createdAt, after.createdAt), lt(order.id, after.id))))
        .orderBy(desc(order.createdAt), desc(order.id))
        .limit(limit),
    /** What isn't done, and besides what is written about: with what is known of the house. The oldest first. */
    listUnderWay: () =>
      database
        .select({ ...columns, customer: customerColumns, createdAt: order.createdAt, house: flagColumns })
        .from(order)
        .innerJoin(house, eq(house.id, order.houseId))
        .innerJoin(customer, eq(customer.id, house.customerId))
        .leftJoin(inspection, appointed(inspection, 'inspection'))
        .leftJoin(installation, appointed(installation, 'installation'))
        .leftJoin(withdrawal, eq(withdrawal.orderId, order.id))
        .where(
          or(
            and(ne(order.step, finalStep), isNull(withdrawal.id)),
            exists(
              database
                .select({ id: orderEvent.id })
                .from(orderEvent)
                .where(and(eq(orderEvent.orderId, order.id), eq(orderEvent.kind, 'message'))),
            ),
          ),
        )
        .orderBy(asc(order.createdAt), asc(order.id)),
    /** Until the transaction ends, nobody else changes this order. */
    lock: async (orderId: string) => {
      const [found] = await database
        .select({ step: order.step, status: order.status, agreedAt: order.agreedAt })
        .from(order)
        .where(eq(order.id, orderId))
        .for('update');
      if (!found) return undefined;
      // Only now: whoever was waited for may just have withdrawn.
      const [withdrawn] = await database
        .select({ at: withdrawal.withdrawnAt })
        .from(withdrawal)
        .where(eq(withdrawal.orderId, orderId));
      return { ...found, withdrawnAt: withdrawn?.at ?? null };
    },
    move: async (orderId: string, place: Pick<OrderRow['order'], 'step' | 'status'>) =>
      void (await database.update(order).set(place).where(eq(order.id, orderId))),
    /** That nothing is collected on the day that was named. */
    forgetDebit: async (orderId: string) =>
      void (await database.update(order).set({ incassoDate: null }).where(eq(order.id, orderId))),
    /** That the customer now agrees to pay: from this day there is time to withdraw. */
    agree: async (orderId: string, at: Date) =>
      void (await database.update(order).set({ agreedAt: at }).where(eq(order.id, orderId))),
    /** Gives the event's id. */
    insertEvent: async (row: Pick<typeof orderEvent.$inferInsert, 'orderId' | 'step' | 'status' | 'at'>): Promise<string> => {
      const [inserted] = await database.insert(orderEvent).values(row).returning({ id: orderEvent.id });
      if (!inserted) throw new Error('An insert gave no row.');
      return String(inserted.id);
    },
    /** The id of the event that brought an order where it is. */
    lastEvent: async (orderId: string) => {
      const [last] = await database
        .select({ id: orderEvent.id })
        .from(orderEvent)
        .where(and(eq(orderEvent.orderId, orderId), eq(orderEvent.kind, 'step')))
        .orderBy(desc(orderEvent.id))
        .limit(1);
      return last && String(last.id);
    },
    /** Numbers are given once, in order, also to two at the same time. */
    insert: async ({ year, ...row }: Omit<typeof order.$inferInsert, 'orderNumber'> & { readonly year: number }) => {
      // Five digits, or as many as it takes.
      const orderNumber = sql<string>`${`${year}-`} || to_char(nextval('order_number'), 'FM9999900000')`;
      const [created] = await database
        .insert(order)
        .values({ ...row, orderNumber })
        .returning(orderColumns);
      if (!created) throw new Error('An insert gave no row.');
      return created;
    },
  };
}
