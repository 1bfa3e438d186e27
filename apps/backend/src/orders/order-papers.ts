import { asksNow, asksPayment, nothingDone, planExpired, signsAgain, type CalendarDate, type Order } from '@pomp/domain';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import {
  agreement,
  invoice,
  livePaymentStates,
  order,
  orderDocument,
  payment,
  type StoredPaymentState,
} from '../adapters/database/schema/index.js';

/** What there is to sign and to pay of an order. */
export interface StoredPapers {
  /** The document that was signed last. */
  readonly signed: string | null;
  /** The last plan, and until when it can be signed. */
  readonly plan: readonly [id: string, validUntil: CalendarDate | null] | null;
  /** How far paying what its step asks is; null where there is no invoice of that. */
  readonly paying: StoredPaymentState | 'none' | null;
}

/** The steps at which something can be signed or paid. */
const steps = ['PY', 'IN', 'FP'] as const;

/** Of each order of a query, in that same query: null at the steps that have none. */
export function papersOf(database: Database) {
  const signed = database
    .select({ id: agreement.documentId })
    .from(agreement)
    .where(eq(agreement.orderId, order.id))
    .orderBy(desc(agreement.version))
    .limit(1);
  const plan = database
    .select({ found: sql`json_build_array(${orderDocument.id}, ${orderDocument.planFacts} ->> 'validUntil')` })
    .from(orderDocument)
    .where(and(eq(orderDocument.orderId, order.id), eq(orderDocument.kind, 'plan')))
    .orderBy(desc(orderDocument.sequence))
    .limit(1);
  // What is to be paid has the name of the step that asks it.
  const paying = database
    .select({ state: sql`coalesce(${payment.state}, 'none')` })
    .from(invoice)
    .leftJoin(payment, and(eq(payment.invoiceId, invoice.id), inArray(payment.state, [...livePaymentStates])))
    .where(and(eq(invoice.orderId, order.id), sql`${invoice.type} = ${order.step}`));
  return sql<StoredPapers | null>`case when ${inArray(order.step, [...steps])} then json_build_object(
    'signed', (${signed}), 'plan', (${plan}), 'paying', (${paying})) end`;
}

/** Whether an order asks something where its papers decide that; undefined where its place and its house do. */
export function asksByPapers(found: Order, papers: StoredPapers | null | undefined, today: CalendarDate): boolean | undefined {
  if (!papers) return undefined;
  const { signed, plan, paying } = papers;
  const planChanged = signed !== null && plan !== null && plan[0] !== signed && signsAgain(found);
  // A plan that was signed holds, whatever its last day was.
  const toSign = signed === null ? (asksPayment(found, 'PY') ? plan : null) : planChanged ? plan : null;
  return asksNow(
    { order: found, house: nothingDone },
    {
      planChanged,
      planExpired: toSign !== null && planExpired({ validUntil: toSign[1] }, today),
      unpaid: paying !== null && paying !== 'paid' && (asksPayment(found, 'PY') || asksPayment(found, 'FP')),
      beingPaid: paying === 'pending' && (asksPayment(found, 'PY') || asksPayment(found, 'FP')),
    },
  );
}
