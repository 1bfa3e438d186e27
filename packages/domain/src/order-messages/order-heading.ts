import type { Message } from '@pomp/language';
import type { CalendarDate } from '../dates/calendar-date.js';
import { isOrderStep, type OrderStatus, type OrderStep } from '../orders/order-step.js';
import { goesByPhone } from '../products/goes-by-phone.js';
import { planTexts } from '../plans/plan-texts.js';
import { factsOf, isCalledOff, isInformed, isOver } from './order-facts.js';
import { orderMessage } from './order-message.js';
import type { OrderSituation } from './order-situation.js';
import { orderMessageTexts } from './texts.js';

const texts = orderMessageTexts;

/** What the heading of an order's page says besides its step. */
export interface HeadingFacts {
  /** What is to be paid now, as it is shown: '€ 1.700'. Undefined while there is no invoice. */
  readonly amount?: string | undefined;
  /** Whether the plan is signed already. */
  readonly signed?: boolean | undefined;
  /** Whether a plan that was signed has changed since. */
  readonly planChanged?: boolean | undefined;
  /** Whether the last day is over on which the plan that waits for a signature could be signed. */
  readonly planExpired?: boolean | undefined;
  /** Whether a bank is busy with what is to be paid now: its customer did what was asked. */
  readonly beingPaid?: boolean | undefined;
  /** An appointment whose day is over isn't announced any more: it is being dealt with. Every one that is planned is, where this isn't given. */
  readonly today?: CalendarDate | undefined;
}

/** The one thing that an order's page says first: what is asked with its amount, or else what comes. Undefined where this version can't say. */
export function orderHeading(
  situation: OrderSituation,
  { amount, signed = false, planChanged = false, planExpired = false, beingPaid = false, today }: HeadingFacts = {},
): Message | undefined {
  const { order } = situation;
  if (order.withdrawnAt !== null) return texts.message('heading.withdrawn');
  if (goesByPhone(order.product) || order.flow === null) return texts.message('heading.byPhone');
  if (planChanged) return planExpired ? texts.message('heading.changeExpired') : planTexts.message('changed.heading');
  const { action, tone } = orderMessage(situation);
  if (beingPaid && action?.target.to === 'payment') return texts.message('heading.beingPaid');
  if (tone === 'action' && action) {
    switch (action.target.to) {
      case 'booking':
        return texts.message(isCalledOff(order.inspectionAppointment) ? 'heading.planInspectionAgain' : 'heading.planInspection');
      case 'houseInfo':
        return texts.message('heading.houseInfo');
      case 'installationInfo':
        return texts.message('heading.installationInfo');
      case 'payment':
        if (action.target.type === 'FP')
          return amount === undefined ? texts.message('heading.finalInvoice') : texts.message('heading.payFinal', { amount });
        if (!signed && planExpired) return texts.message('heading.planExpired');
        if (!signed) return amount === undefined ? texts.message('heading.sign') : texts.message('heading.signAndPay', { amount });
        return amount === undefined ? texts.message('heading.signed') : texts.message('heading.payDown', { amount });
      case 'appointments':
        break;
    }
  }
  return isOrderStep(order.step) ? headings[order.step](situation, today) : undefined;
}

function inspection(situation: OrderSituation, today: CalendarDate | undefined): Message {
  const { date } = situation.order.inspectionAppointment;
  if (date !== null)
    return isOver(date, today)
      ? texts.message('heading.inspectionOver')
      : texts.message('heading.inspectionOn', { when: { at: date } });
  const facts = factsOf(situation);
  return texts.message(facts && isInformed(facts) ? 'heading.inspectionComesInformed' : 'heading.inspectionComes');
}

function installation(situation: OrderSituation, today: CalendarDate | undefined): Message {
  const { date } = situation.order.installationAppointment;
  if (date === null) return texts.message('heading.planning');
  return isOver(date, today)
    ? texts.message('heading.installationOver')
    : texts.message('heading.installationOn', { when: { at: date } });
}

/** Where nothing is asked. */
const headings: { readonly [Step in OrderStep]: (situation: OrderSituation, today: CalendarDate | undefined) => Message } = {
  RV: ({ order }) => texts.message(order.status === 'MI' ? 'heading.notReserved' : 'heading.reserved'),
  DI: (situation, today) =>
    (situation.order.status as OrderStatus) === 'OK' ? texts.message('heading.inspected') : inspection(situation, today),
  AI: inspection,
  SI: inspection,
  PY: ({ order }) => texts.message(order.status === 'OK' ? 'heading.planning' : 'heading.makingPlan'),
  IN: installation,
  FP: () => texts.message('heading.collected'),
  CP: () => texts.message('heading.complete'),
};
