import type { Instant, Message } from '@pomp/language';
import type { OrderStatus, OrderStep } from '../orders/order-step.js';
import { isCalledOff, isInformed, isOver, type Facts } from './order-facts.js';
import type { OrderAction, OrderMessage } from './order-situation.js';
import { placesOutside } from '../products/places.js';
import { orderMessageTexts as texts } from './texts.js';

type Say = (facts: Facts) => Omit<OrderMessage, 'tone'>;

const inform =
  (message: Message): Say =>
  () => ({ message });

/** A sentence about a moment that is known; nothing about one that isn't. */
const when = (at: string | null, say: (when: Instant) => Message): Message | undefined =>
  at === null || Number.isNaN(Date.parse(at)) ? undefined : say({ at });

const isInspectionOver = ({ order, today }: Facts) => isOver(order.inspectionAppointment.date, today);
const inspectionDate = (facts: Facts) =>
  isInspectionOver(facts)
    ? undefined
    : when(facts.order.inspectionAppointment.date, (moment) => texts.message('detail.inspection', { when: moment }));
const installationDate = ({ order: { installationAppointment }, today }: Facts) => {
  if (isCalledOff(installationAppointment)) return texts.message('detail.installationCalledOff');
  return isOver(installationAppointment.date, today)
    ? undefined
    : when(installationAppointment.date, (moment) => texts.message('detail.installation', { when: moment }));
};

const planInspection = ({ order, flow }: Facts): OrderAction => ({
  label: texts.message('action.planInspection'),
  target: { to: 'booking', flow, orderId: order.id },
  disabled: false,
});

/** To the first thing that is missing: house before installation. Nothing missing: to the house, with nothing asked. */
function completeInformation({ order: { houseId }, flow, houseInfoDone, installationInfoDone, resume }: Facts): OrderAction {
  const label = texts.message('action.inform');
  if (!houseInfoDone) return { label, target: { to: 'houseInfo', houseId, section: resume?.houseInfo }, disabled: false };
  if (!installationInfoDone)
    return { label, target: { to: 'installationInfo', houseId, flow, section: resume?.installationInfo }, disabled: false };
  return { label: texts.message('action.nothing'), target: { to: 'houseInfo', houseId }, disabled: true };
}

/** Whatever a step says of an inspection, one that was called off is to be planned anew. */
const unlessCalledOff =
  (say: Say): Say =>
  (facts) =>
    isCalledOff(facts.order.inspectionAppointment)
      ? { message: texts.message('inspectionCalledOff'), action: planInspection(facts) }
      : say(facts);

function whatIsMissing(facts: Facts): Message {
  if (!facts.houseInfoDone) return texts.message('houseMissing');
  if (!facts.installationInfoDone) return texts.message('installationMissing');
  return texts.message(isInspectionOver(facts) ? 'heading.inspectionOver' : 'nothingMissing');
}

function inspectionPlanned(facts: Facts): Message {
  if (isInspectionOver(facts)) return whatIsMissing(facts);
  return texts.message(isInformed(facts) ? 'inspectionPlanned' : 'inspectionPlannedUninformed');
}

/** What each step says at each status (spec 1 §4); `asksCustomer` knows which of these ask something. A pair that isn't here is no state of an order. */
export const orderMessages: { readonly [Step in OrderStep]: { readonly [Status in OrderStatus]?: Say } } = {
  RV: {
    MI: inform(texts.message('reserving')),
    OG: inform(texts.message('reserved')),
    OK: (facts) => ({ message: texts.message('reservationDone'), action: planInspection(facts) }),
  },
  DI: {
    MI: (facts) => ({ message: texts.message('planInspection'), action: planInspection(facts) }),
    OG: unlessCalledOff((facts) => ({
      message: inspectionPlanned(facts),
      detail: inspectionDate(facts),
      action: completeInformation(facts),
    })),
    OK: inform(texts.message('inspectionDone')),
  },
  AI: {
    MI: unlessCalledOff((facts) => ({
      message: whatIsMissing(facts),
      detail: inspectionDate(facts),
      action: completeInformation(facts),
    })),
  },
  SI: {
    MI: unlessCalledOff((facts) => ({
      message: texts.message(isInspectionOver(facts) ? 'heading.inspectionOver' : 'seeYou'),
      detail: inspectionDate(facts),
      action: { label: texts.message('action.appointment'), target: { to: 'appointments' }, disabled: false },
    })),
  },
  PY: {
    MI: inform(texts.message('makingPlan')),
    OG: ({ order }) => ({
      message: texts.message('sign'),
      action: {
        label: texts.message('action.sign'),
        target: { to: 'payment', orderId: order.id, type: 'PY' },
        disabled: false,
      },
    }),
    OK: inform(texts.message('downPaymentDone')),
  },
  IN: {
    MI: (facts) => ({ message: texts.message('downPaymentIn'), detail: installationDate(facts) }),
  },
  FP: {
    MI: ({ order, flow }) => ({
      message: texts.message(order.agreedIncasso ? 'collected' : 'pay'),
      detail: order.agreedIncasso
        ? when(order.incassoDate, (day) => texts.message('detail.incasso', { when: day }))
        : // The spec has one sentence for all, which says to ask for subsidy.
          placesOutside(flow)
          ? undefined
          : texts.message('detail.subsidyElsewhere'),
      action: { label: texts.message('action.pay'), target: { to: 'payment', orderId: order.id, type: 'FP' }, disabled: false },
    }),
  },
  CP: {
    OK: inform(texts.message('complete')),
  },
};
