import type { Voice } from '@pomp/correspondence';
import type { LetterPdf } from '@pomp/correspondence/pdfs';
import {
  formatAddress,
  formatCents,
  formatLongDate,
  productLabel,
  vatPercentage,
  type CalendarDate,
  type House,
  type Order,
  type PaymentType,
} from '@pomp/domain';
import type { InvoiceContent } from '../invoices/set-invoice.js';
import type { Context } from '../context/context.js';
import { demoTexts } from './texts.js';

export interface DemoOrder {
  readonly order: Pick<Order, 'orderNumber' | 'product'>;
  readonly house: Pick<House, 'address' | 'zipcode' | 'city'>;
}

const middayOf = (date: CalendarDate) => new Date(`${date}T12:00:00.000Z`);
const about = ({ language }: Voice, { order, house }: DemoOrder): readonly (readonly [string, string])[] => {
  const texts = language.texts(demoTexts);
  return [
    [texts.order, `${order.orderNumber}, ${productLabel(order.product)}`],
    [texts.customer, 'Marieke de Wit'],
    [texts.house, formatAddress(house)],
  ];
};

/** Terms to try signing with, and what their version is called. */
export async function demoTerms({ writePdf }: Context, { language }: Voice, date: CalendarDate) {
  const { version, title, example, articles } = language.texts(demoTexts).terms;
  const letter: LetterPdf = {
    title,
    paragraphs: [example],
    facts: [
      [articles.agreement, articles.agreementText],
      [articles.price, articles.priceText],
      [articles.withdrawing, articles.withdrawingText],
      [articles.complaints, articles.complaintsText],
    ],
    madeOn: middayOf(date),
  };
  return { version: version({ year: date.slice(0, 4) }), content: await writePdf('letter', letter, language) };
}

/** What is signed: as the seller would write it. */
export function demoPlan({ writePdf }: Context, voice: Voice, made: DemoOrder, date: CalendarDate): Promise<Uint8Array> {
  const { plan } = voice.language.texts(demoTexts);
  const letter: LetterPdf = {
    title: plan.name,
    paragraphs: [plan.intro, plan.work],
    facts: [
      ...about(voice, made),
      [plan.madeOn, formatLongDate(date, voice.language)],
      [plan.placing, plan.oneDay],
      [plan.downPayment, plan.aThird],
      [plan.finalPayment, plan.twoThirds],
    ],
    madeOn: middayOf(date),
  };
  return writePdf('letter', letter, voice.language);
}

export function demoInvoice(
  { writePdf }: Context,
  voice: Voice,
  made: DemoOrder,
  type: PaymentType,
  { invoiceNumber, amount, vat, date, dueDate }: InvoiceContent,
): Promise<Uint8Array> {
  const { language } = voice;
  const { invoice } = language.texts(demoTexts);
  const letter: LetterPdf = {
    title: invoice[type].name,
    paragraphs: [invoice[type].intro],
    facts: [
      ...about(voice, made),
      [invoice.number, invoiceNumber],
      [invoice.date, formatLongDate(date, language)],
      ...(dueDate === undefined ? [] : [[invoice.dueDate, formatLongDate(dueDate, language)] as const]),
      [invoice.amountWithoutVat, formatCents(amount - vat, language)],
      [invoice.vat({ percentage: vatPercentage }), formatCents(vat, language)],
      [invoice.amount, formatCents(amount, language)],
    ],
    madeOn: middayOf(date),
  };
  return writePdf('letter', letter, language);
}
