import { backofficeCalls, type BackofficeCalls, type BodyOf } from '@pomp/api-contract';
import {
  calendarDate,
  flowOf,
  isUnderWay,
  vatIn,
  type AppointmentKind,
  type CalendarDate,
  type OrderProduct,
  type PaymentType,
} from '@pomp/domain';
import type { Edition } from '@pomp/edition';
import { BackOfficeRefusal, type BackOffice } from '../seller/back-office-calls.js';
import type { PostedForm } from '../seller/posted.js';
import { dutchInstant } from '../time/dutch-time.js';
import { amountOf, numberOf, paymentTypeOf, productOf, required, wrong } from './form-answers.js';
import { invoiceDocument, planContent } from './order-documents.js';
import type { Done, HandoverLink } from './order-page.js';
import { placeOf } from './order-places.js';
import { placementOf } from './place-page.js';
import { invoiceNames } from './payment-panels.js';
import type { ShownOrder } from './shown-order.js';

/** What the actions need of the place that they are done in. */
export interface Desk {
  readonly ask: BackOffice;
  readonly clock: () => Date;
  readonly brand: Edition['brand'];
}

interface OrderForm {
  readonly shown: ShownOrder;
  readonly form: PostedForm;
}

/** What a form about an order does; `newOrder` is the id of an order that came of it, `handover` a link that is shown this once. Rejects with `BackOfficeRefusal`. */
type OrderAction = (
  desk: Desk,
  posted: OrderForm,
) => Promise<Done | { readonly newOrder: string } | { readonly handover: HandoverLink }>;

const putStep: OrderAction = async ({ ask }, { shown: { order }, form }) => {
  const reason = form('reason');
  const place = required(placeOf(form('place')), 'place', 'Kies een stap.');
  await ask('putOrderStep', {
    query: { orderId: order.id },
    body: { ...place, ...(reason !== '' && { correction: { reason } }) },
  });
  return 'step';
};

/** What the form of each kind asks besides its day and time, by its name in the call. */
const waysAsked: Record<AppointmentKind, readonly ('person' | 'callUrl' | 'callNumber' | 'arrivalUntil')[]> = {
  inspection: ['person', 'callUrl', 'callNumber'],
  installation: ['person', 'arrivalUntil'],
};

const changeAppointment: OrderAction = async ({ ask }, { shown: { order, appointments }, form }) => {
  const kind: AppointmentKind = form('kind') === 'installation' ? 'installation' : 'inspection';
  const query = { orderId: order.id, kind };
  if (form('what') === 'cancel') {
    await ask('deleteAppointment', { query });
    return 'cancelled';
  }
  const startsAt = required(dutchInstant(form('date'), form('time')), 'time', 'Kies een dag en een tijd.').toISOString();
  const arrival = form('arrivalTime');
  const given = {
    person: form('person'),
    callUrl: form('callUrl'),
    callNumber: form('callNumber'),
    arrivalUntil:
      arrival && required(dutchInstant(form('date'), arrival), 'arrivalTime', 'Kies een tijd die er op die dag is.').toISOString(),
  };
  const known = appointments.find((planned) => planned.kind === kind);
  // What is empty and was said before is taken away.
  const said = waysAsked[kind].filter((name) => given[name] !== '' || (known && known[name] !== null));
  const way = Object.fromEntries(said.map((name) => [name, given[name] || null]));
  await ask('putAppointment', { query, body: { startsAt, ...way } });
  return 'appointment';
};

const orderAgain: OrderAction = async ({ ask }, { shown: { customer, house }, form }) => {
  const orderDate = form('orderDate') as CalendarDate;
  const { id } = await ask('postCustomerOrder', {
    query: { customerId: customer.customerId },
    body: { houseId: house.id, product: productOf(form), orderDate },
  });
  return { newOrder: id };
};

const addPlan: OrderAction = async ({ ask }, { shown, form }) => {
  const { order, documents, appointments } = shown;
  const query = { orderId: order.id, reference: `plan-${order.orderNumber}-${documents.length + 1}` };
  const planned = appointments.find(({ kind }) => kind === 'installation');
  const installedOn = planned ? calendarDate(new Date(planned.startsAt)) : null;
  const validUntil = form('validUntil') === '' ? null : (form('validUntil') as CalendarDate);
  const placement = placementOf(form);
  await ask('postPlan', {
    query,
    body: { ...planContent(amountOf(form), installedOn, validUntil), ...(placement && { placement }) },
  });
  return 'document';
};

/** Before its document is there for the customer: afterwards it would stay, of an invoice that isn't. */
function refuseUnbillable({ invoices }: ShownOrder, type: PaymentType, invoice: BodyOf<BackofficeCalls['putInvoice']>) {
  if (!backofficeCalls.putInvoice.body?.safeParse(invoice).success)
    throw wrong('amount', 'Vul een bedrag in van een cent tot tien miljoen euro.');
  const payment = invoices.find((known) => known.type === type)?.payment;
  if (payment?.state === 'paid') throw new BackOfficeRefusal(409, 'De factuur is al betaald, en verandert niet meer.');
  if (payment && isUnderWay(payment))
    throw new BackOfficeRefusal(409, 'De klant betaalt nu. De factuur kan pas veranderen als dat voorbij is.');
}

const billOrReceive: OrderAction = async ({ ask, clock, brand }, { shown, form }) => {
  const { order, documents } = shown;
  const [type, amount, date] = [paymentTypeOf(form), amountOf(form), calendarDate(clock())];
  const query = { orderId: order.id, type };
  if (form('what') === 'received') {
    await ask('postPaymentReceived', { query, body: { reference: `overboeking-${order.orderNumber}-${type}`, amount, date } });
    return 'payment';
  }
  const invoiceNumber = `F${order.orderNumber}-${type}`;
  const documentReference = `factuur-${order.orderNumber}-${type}-${documents.length + 1}`;
  const invoice = { invoiceNumber, amount, vat: vatIn(amount), date, documentReference };
  refuseUnbillable(shown, type, invoice);
  await ask('postDocument', {
    query: { orderId: order.id, reference: documentReference, name: invoiceNames[type], kind: 'invoice', date },
    file: await invoiceDocument(shown, { type, amount, invoiceNumber, date }, { brand, madeOn: clock() }),
  });
  await ask('putInvoice', { query, body: invoice });
  return 'invoice';
};

const putIncassoDate: OrderAction = async ({ ask }, { shown: { order }, form }) => {
  await ask('putIncasso', { query: { orderId: order.id }, body: { incassoDate: form('date') as CalendarDate } });
  return 'incasso';
};

/** The photos of a form, one after the other: together they are all sent, or what takes them along isn't. */
async function bringPhotos(ask: BackOffice, orderId: string, form: PostedForm): Promise<string[]> {
  const ids = [];
  for (const file of form.files('photos')) {
    const query = { orderId, fileName: file.name };
    ids.push((await ask('postOrderPhoto', { query, file: new Uint8Array(await file.arrayBuffer()) })).id);
  }
  return ids;
}

const postMessage: OrderAction = async ({ ask }, { shown: { order }, form }) => {
  const photos = await bringPhotos(ask, order.id, form);
  await ask('postOrderMessage', {
    query: { orderId: order.id },
    body: { text: form('text'), ...(photos.length > 0 && { photos }) },
  });
  return 'message';
};

const markRead: OrderAction = async ({ ask }, { shown: { order }, form }) => {
  await ask('putOrderMessagesRead', { query: { orderId: order.id, messageId: form('message') } });
  return 'read';
};

const settleMessage: OrderAction = async ({ ask }, { shown: { order }, form }) => {
  await ask('putNoAnswerNeeded', { query: { orderId: order.id, messageId: form('message') } });
  return 'settled';
};

const nameAdviser: OrderAction = async ({ ask }, { shown: { order }, form }) => {
  await ask('putAdviser', { query: { orderId: order.id }, body: { name: form('name') || null } });
  return 'adviser';
};

/** What was promised that the home uses in a year, where that was filled in. */
function promiseOf(form: PostedForm, product: OrderProduct) {
  const range = (name: string) => {
    const ends = [form(`${name}From`), form(`${name}To`)].filter((end) => end !== '');
    if (ends.length === 0) return null;
    if (ends.length === 1)
      throw wrong(
        form(`${name}From`) === '' ? `${name}From` : `${name}To`,
        'Vul van het beloofde verbruik beide getallen in, of geen van beide.',
      );
    const read = (end: 'From' | 'To') => numberOf(form, name + end, 'Vul het beloofde verbruik in getallen in, zoals 2450,5.');
    const [from, to] = [read('From'), read('To')];
    if (from > to) throw wrong(`${name}To`, 'Het beloofde verbruik loopt van het kleinste getal naar het grootste.');
    return { from, to };
  };
  const electricity = range('electricity');
  const gas = flowOf[product] === 'pomp ao' ? range('gas') : null;
  if (gas && !electricity) throw wrong('electricityFrom', 'Vul bij het beloofde gas ook de beloofde stroom in.');
  return electricity && { promise: { gas, electricity } };
}

const putDelivery: OrderAction = async ({ ask }, { shown: { order, delivery }, form }) => {
  const promise = promiseOf(form, order.product);
  const serviceOn = form('serviceOn') === '' ? null : (form('serviceOn') as CalendarDate);
  const added = await bringPhotos(ask, order.id, form);
  const before = (delivery?.photos ?? []).map(({ id }) => id);
  // The form shows the first one only.
  const [, ...others] = delivery?.warranties ?? [];
  const warranties = [{ what: form('what'), until: form('until') as CalendarDate }, ...others];
  await ask('putDelivery', {
    query: { orderId: order.id },
    body: {
      deviceCode: form('deviceCode') || null,
      warranties,
      serviceOn,
      ...promise,
      ...(added.length > 0 && { photos: [...before, ...added] }),
    },
  });
  return 'delivery';
};

const makeHandoverLink: OrderAction = async ({ ask }, { shown: { order } }) => ({
  handover: await ask('postHandoverLink', { query: { orderId: order.id }, body: {} }),
});

const askPhotoAgain: OrderAction = async ({ ask }, { shown: { order }, form }) => {
  const reason = form('what') === 'never' ? null : form('reason');
  await ask('putPhotoAgain', { query: { orderId: order.id, uploadId: form('photo') }, body: { reason } });
  return reason === null ? 'photoFine' : 'photoAgain';
};

/** By the last part of the address that its form posts to. */
export const orderActions: Readonly<Record<string, OrderAction>> = {
  stap: putStep,
  afspraak: changeAppointment,
  'nog-een': orderAgain,
  plan: addPlan,
  factuur: billOrReceive,
  incasso: putIncassoDate,
  bericht: postMessage,
  gelezen: markRead,
  'geen-antwoord': settleMessage,
  adviseur: nameAdviser,
  oplevering: putDelivery,
  tekenlink: makeHandoverLink,
  foto: askPhotoAgain,
};

/** How the forms name what the calls do, where that differs. */
export const fieldNames: Readonly<Record<string, string>> = {
  startsAt: 'time',
  arrivalUntil: 'arrivalTime',
  'correction.reason': 'reason',
  total: 'amount',
  incassoDate: 'date',
  'warranties.0.what': 'what',
  'warranties.0.until': 'until',
  'promise.gas.from': 'gasFrom',
  'promise.gas.to': 'gasTo',
  'promise.electricity.from': 'electricityFrom',
  'promise.electricity.to': 'electricityTo',
  'placement.at': 'at',
  'placement.measured.from': 'from',
  'placement.measured.to': 'to',
  'placement.measured.millimetres': 'centimetres',
};
