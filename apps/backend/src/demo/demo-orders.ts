import { Readable } from 'node:stream';
import { workingDaysAfter, type CalendarDate, type House, type Order, type PaymentType } from '@pomp/domain';
import type { FileStorage } from '../adapters/storage/file-storage.js';
import type { Context } from '../context/context.js';
import { voiceToCustomer, type Reader } from '../context/voices.js';
import { addTerms } from '../agreements/terms.js';
import { addDocument } from '../documents/add-document.js';
import { meterReadingRepository } from '../meter-readings/meter-reading.repository.js';
import { nameAdviser, setDelivery } from '../conversation/seller-conversation.js';
import { setInvoice, type InvoiceContent } from '../invoices/set-invoice.js';
import { createOrder, type NewOrder } from '../order-flow/create-order.js';
import { demoInvoice, demoPlan, demoTerms, type DemoOrder } from './demo-documents.js';
import { demoTexts } from './texts.js';

export interface DemoHouses {
  /** Described wholly. */
  readonly havenstraat: House;
  /** Begun. */
  readonly lindelaan: House;
}

/** They chose no language. */
const demoReader: Reader = { locale: null };

type DemoContext = Context & { readonly storage: FileStorage };

/** Made up, as the customers are. */
const demoAdviser = 'Joost Verhagen';

/** Whole euro cents, VAT included. */
const amounts: Record<PaymentType, number> = { PY: 170_000, FP: 340_000 };

/** An order at every turn of the story: done, waiting for the customer, to sign, to pay, by phone. @param day so many days from now */
export async function createDemoOrders(
  context: DemoContext,
  customerId: string,
  { havenstraat, lindelaan }: DemoHouses,
  day: (count: number) => CalendarDate,
): Promise<void> {
  const terms = await demoTerms(context, voiceToCustomer(context, demoReader), day(-400));
  await addTerms(context, terms.version, Readable.from([terms.content]));
  /** At a decent hour of that day, or of the first working day after it: six days later at most, around Christmas. */
  const appointment = (count: number) => new Date(`${workingDaysAfter(day(count - 1), 1)}T09:30:00Z`);
  const create = (house: House, order: Omit<NewOrder, 'houseId'>) =>
    createOrder(context, customerId, { houseId: house.id, ...order }, 'system');

  const done = await create(havenstraat, {
    product: 'Pomp AO',
    orderDate: day(-400),
    step: 'CP',
    status: 'OK',
    inspectionAt: appointment(-380),
    installationAt: appointment(-340),
  });
  await addPlan(context, done, havenstraat, day(-370));
  await addInvoiceDocument(context, done, havenstraat, 'PY', day(-365));
  await addInvoiceDocument(context, done, havenstraat, 'FP', day(-335));

  await setDelivery(context, done.id, {
    deviceCode: 'KA00000',
    warranties: [{ what: voiceToCustomer(context, demoReader).language.texts(demoTexts).warranty, until: day(-340 + 5 * 365) }],
    serviceOn: day(25),
    promise: { gas: { from: 300, to: 480 }, electricity: { from: 4_100, to: 4_900 } },
  });
  for (const [readOn, gas, electricity] of [
    [day(-334), 4_210, 31_050],
    [day(-160), 4_420, 33_140],
    [day(-30), 4_560, 35_050],
  ] as const)
    await meterReadingRepository(context.database).keep({ orderId: done.id, readOn, gas, electricity, createdAt: context.clock() });

  const asked = await create(lindelaan, {
    product: 'Pomp AO',
    orderDate: day(-27),
    step: 'AI',
    status: 'MI',
    inspectionAt: appointment(5),
  });
  await nameAdviser(context, asked.id, demoAdviser);

  const installed = await create(havenstraat, {
    product: 'All-Electric',
    orderDate: day(-24),
    step: 'FP',
    status: 'MI',
    inspectionAt: appointment(-17),
    installationAt: appointment(-7),
  });
  await addPlan(context, installed, havenstraat, day(-11));
  await addInvoiceDocument(context, installed, havenstraat, 'PY', day(-10));
  await setInvoice(
    context,
    { orderId: installed.id, type: 'FP' },
    await addInvoiceDocument(context, installed, havenstraat, 'FP', day(-1), day(13)),
  );

  const toSign = await create(havenstraat, {
    product: 'Upgrade',
    orderDate: day(-14),
    step: 'PY',
    status: 'OG',
    inspectionAt: appointment(-9),
  });
  await addPlan(context, toSign, havenstraat, day(-2));
  await setInvoice(
    context,
    { orderId: toSign.id, type: 'PY' },
    await addInvoiceDocument(context, toSign, havenstraat, 'PY', day(-2), day(12)),
  );

  await create(lindelaan, { product: 'Heatcycle', orderDate: day(-3), step: 'RV', status: 'OG' });
}

async function addPlan(context: DemoContext, order: Order, house: House, date: CalendarDate): Promise<void> {
  const voice = voiceToCustomer(context, demoReader);
  const content = await demoPlan(context, voice, { order, house }, date);
  await addDocument(context, {
    orderId: order.id,
    reference: `plan-${order.orderNumber}`,
    name: voice.language.texts(demoTexts).plan.name,
    kind: 'plan',
    date,
    content: Readable.from([content]),
  });
}

/** The document of an invoice, and what the invoice says. */
async function addInvoiceDocument(
  context: DemoContext,
  order: Order,
  house: House,
  type: PaymentType,
  date: CalendarDate,
  dueDate?: CalendarDate,
): Promise<InvoiceContent> {
  const amount = amounts[type];
  const documentReference = `factuur-${order.orderNumber}-${type}`;
  const invoice = {
    invoiceNumber: `F${order.orderNumber}-${type}`,
    amount,
    vat: Math.round((amount * 21) / 121),
    date,
    dueDate,
    documentReference,
  };
  const made: DemoOrder = { order, house };
  const voice = voiceToCustomer(context, demoReader);
  const content = await demoInvoice(context, voice, made, type, invoice);
  await addDocument(context, {
    orderId: order.id,
    reference: documentReference,
    name: voice.language.texts(demoTexts).invoice[type].name,
    kind: 'invoice',
    date,
    content: Readable.from([content]),
  });
  return invoice;
}
