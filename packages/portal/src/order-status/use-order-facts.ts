'use client';

import { useCallQuery, type CallAnswer } from '@pomp/api-client';
import { asksPayment, formatCents, orderHeading, paymentTypes, type House, type Order, type OrderSituation } from '@pomp/domain';
import { useLanguage } from '@pomp/language/react';
import { skipToken } from '@tanstack/react-query';
import { loadStateOf } from '../loading/loaded.js';
import { asksToSignAgain } from './asks-to-sign-again.js';

/** What has to be known of an order besides itself, to say what it asks. */
export interface OrderFactsFound {
  /** What is to be paid now, where there is an invoice of that. */
  readonly invoice: CallAnswer<'getInvoice'> | undefined;
  /** What happened, and who moves next; undefined while that isn't known. */
  readonly story: CallAnswer<'getOrderTimeline'> | undefined;
  /** While something of it is on its way: what is said now may not hold. */
  readonly loading: boolean;
}

export function useOrderFacts(order: Order | undefined): OrderFactsFound {
  const story = loadStateOf(useCallQuery('getOrderTimeline', order ? { orderId: order.id } : skipToken));
  const type =
    order && order.withdrawnAt === null && order.flow !== null
      ? paymentTypes.find((known) => asksPayment(order, known))
      : undefined;
  const invoice = loadStateOf(useCallQuery('getInvoice', order && type ? { orderId: order.id, type } : skipToken));
  return {
    invoice: type && invoice.state === 'loaded' ? invoice.resource : undefined,
    story: story.state === 'loaded' ? story.resource : undefined,
    loading: order !== undefined && (story.state === 'loading' || (type !== undefined && invoice.state === 'loading')),
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
  return ({ order, house, resume, facts: { invoice, story } }) => {
    const heading = orderHeading(
      { order, house, resume },
      {
        amount: invoice && formatCents(invoice.amount, language),
        signed: story?.events.some(({ kind }) => kind === 'signed'),
        planChanged: asksToSignAgain(order, { story }),
      },
    );
    return heading && language.say(heading);
  };
}
