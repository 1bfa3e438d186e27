'use client';

import { useCallQuery } from '@pomp/api-client';
import { asksPayment, formatCents, orderHeading, paymentTypes, type House, type Order, type OrderSituation } from '@pomp/domain';
import { useLanguage } from '@pomp/language/react';
import { skipToken } from '@tanstack/react-query';
import { loadStateOf } from '../loading/loaded.js';
import { usePortal } from '../portal/portal-context.js';
import { asksToSignAgain, paysAsSigned } from './asks-to-sign-again.js';
import type { OrderFactsFound } from './order-facts-found.js';
import { useExpiredPlan } from './use-expired-plan.js';

export function useOrderFacts(order: Order | undefined): OrderFactsFound {
  const told = loadStateOf(useCallQuery('getOrderTimeline', order ? { orderId: order.id } : skipToken));
  const story = told.state === 'loaded' ? told.resource : undefined;
  const type =
    order && order.withdrawnAt === null && order.flow !== null
      ? paymentTypes.find((known) => asksPayment(order, known))
      : undefined;
  const billed = loadStateOf(useCallQuery('getInvoice', order && type ? { orderId: order.id, type } : skipToken));
  const invoice = type && billed.state === 'loaded' ? billed.resource : undefined;
  const expired = useExpiredPlan(order, order !== undefined && asksToSignAgain(order, { story }));
  return {
    invoice,
    beingPaid: invoice?.payment.state === 'pending',
    expiredPlan: expired.plan,
    story,
    loading:
      order !== undefined && (told.state === 'loading' || (type !== undefined && billed.state === 'loading') || expired.loading),
  };
}

interface Known {
  readonly order: Order;
  readonly house: House;
  readonly resume: OrderSituation['resume'];
  readonly facts: OrderFactsFound;
}

/** What an order's page, or the overview, says first. Undefined where this version can't say. */
export function useOrderHeading(): (known: Known) => string | undefined {
  const language = useLanguage();
  const { today } = usePortal();
  return ({ order, house, resume, facts }) => {
    const { invoice, beingPaid, expiredPlan, story } = facts;
    const heading = orderHeading(
      { order, house, resume },
      {
        amount: invoice && invoice.payment.state !== 'paid' ? formatCents(invoice.amount, language) : undefined,
        signed: story?.events.some(({ kind }) => kind === 'signed'),
        planChanged: asksToSignAgain(order, facts) && !paysAsSigned(order, facts),
        planExpired: expiredPlan !== undefined,
        beingPaid,
        today: today(),
      },
    );
    return heading && language.say(heading);
  };
}
