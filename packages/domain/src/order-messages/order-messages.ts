import { formatLongDate } from '../dates/format-date.js';
import { formatMoment } from '../dates/format-moment.js';
import type { Facts, OrderAction, OrderMessage } from './order-situation.js';
import type { OrderStatus, OrderStep } from '../orders/order-step.js';

const language = { locale: 'nl-NL' };

type Say = (facts: Facts) => OrderMessage;

const inform =
  (message: string): Say =>
  () => ({ message, tone: 'info' });

/** A sentence about a moment that is known; nothing about one that isn't. */
const when = (date: string | null, say: (moment: string) => string): string | undefined => {
  const moment = new Date(date ?? Number.NaN);
  return Number.isNaN(moment.getTime()) ? undefined : say(formatMoment(moment, language));
};

const inspectionDate = ({ order }: Facts) => when(order.inspectionAppointment.date, (moment) => `De inspectie is op ${moment}.`);
const installationDate = ({ order }: Facts) =>
  when(order.installationAppointment.date, (moment) => `De installatie is op ${moment}.`);

const planInspection = ({ order, flow }: Facts): OrderAction => ({
  label: 'Inplannen digitale inspectie',
  target: { to: 'booking', flow, orderId: order.id },
  disabled: false,
});

/** To the first thing that is missing: house before installation. Nothing missing: to the house, with nothing asked. */
function completeInformation({ order: { houseId }, flow, houseInfoDone, installationInfoDone, resume }: Facts): OrderAction {
  if (!houseInfoDone)
    return { label: 'Aanvullen informatie', target: { to: 'houseInfo', houseId, section: resume?.houseInfo }, disabled: false };
  if (!installationInfoDone)
    return {
      label: 'Aanvullen informatie',
      target: { to: 'installationInfo', houseId, flow, section: resume?.installationInfo },
      disabled: false,
    };
  return { label: 'Geen actie vereist', target: { to: 'houseInfo', houseId }, disabled: true };
}

const isInformed = ({ houseInfoDone, installationInfoDone }: Facts) => houseInfoDone && installationInfoDone;

const missingInformation = {
  house: 'We missen nog je woninggegevens. Daarmee rekent onze adviseur uit wat bij jouw huis past.',
  installation: 'We missen nog je installatiegegevens. Daarmee zien we waar alles kan komen.',
  nothing: 'Al je gegevens zijn binnen. We wachten op de digitale inspectie.',
};

/** What each step says at each status (spec 1 §4): the spec's words where it quotes them. A pair that isn't here is no state of an order. */
export const orderMessages: { readonly [Step in OrderStep]: { readonly [Status in OrderStatus]?: Say } } = {
  RV: {
    MI: inform('Reservering nog niet voltooid.'),
    OG: inform('Reservering ontvangen! We nemen zo snel mogelijk contact met je op.'),
    OK: (facts) => ({
      message: 'Reservering succesvol, je moet een inspectie inplannen.',
      action: planInspection(facts),
      tone: 'action',
    }),
  },
  DI: {
    MI: (facts) => ({
      message: 'Plan je digitale inspectie in. Dan bekijken we samen wat er kan in jouw huis.',
      action: planInspection(facts),
      tone: 'action',
    }),
    OG: (facts) => ({
      message: isInformed(facts)
        ? 'Je digitale inspectie is ingepland, en al je gegevens zijn binnen.'
        : 'Je digitale inspectie is ingepland. We hebben nog informatie van je nodig.',
      detail: inspectionDate(facts),
      action: completeInformation(facts),
      tone: isInformed(facts) ? 'info' : 'action',
    }),
    OK: inform('Je digitale inspectie is gedaan.'),
  },
  AI: {
    MI: (facts) => ({
      message: !facts.houseInfoDone
        ? missingInformation.house
        : !facts.installationInfoDone
          ? missingInformation.installation
          : missingInformation.nothing,
      detail: inspectionDate(facts),
      action: completeInformation(facts),
      tone: isInformed(facts) ? 'info' : 'action',
    }),
  },
  SI: {
    MI: (facts) => ({
      message: 'Digitale inspectie ingepland. Tot snel!',
      detail: inspectionDate(facts),
      action: { label: 'Controleer afspraak', target: { to: 'appointments' }, disabled: false },
      tone: 'info',
    }),
  },
  PY: {
    MI: inform('We maken je installatieplan. Zodra het klaar is, kun je het hier bekijken.'),
    OG: ({ order }) => ({
      message: 'Je installatieplan is klaar. Ga digitaal akkoord en doe de aanbetaling.',
      action: { label: 'Tekenen & aanbetalen', target: { to: 'payment', orderId: order.id, type: 'PY' }, disabled: false },
      tone: 'action',
    }),
    OK: inform('Je aanbetaling is gedaan.'),
  },
  IN: {
    MI: (facts) => ({ message: 'Aanbetaling voltooid.', detail: installationDate(facts), tone: 'info' }),
  },
  FP: {
    MI: ({ order }) => ({
      message: order.agreedIncasso
        ? 'Je installatie is klaar. De eindfactuur wordt automatisch geïncasseerd. Je kunt ook zelf direct betalen.'
        : 'Je installatie is klaar. Voldoe de eindfactuur en vraag subsidie aan.',
      detail:
        order.agreedIncasso && order.incassoDate ? `De incasso is op ${formatLongDate(order.incassoDate, language)}.` : undefined,
      action: { label: 'Eindfactuur voldoen', target: { to: 'payment', orderId: order.id, type: 'FP' }, disabled: false },
      tone: order.agreedIncasso ? 'info' : 'action',
    }),
  },
  CP: {
    OK: inform('Alles is geregeld, je bestelling is compleet.'),
  },
};
