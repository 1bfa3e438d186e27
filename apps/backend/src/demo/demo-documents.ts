import { letterPdf } from '@pomp/correspondence';
import {
  formatAddress,
  formatLongDate,
  productLabel,
  type CalendarDate,
  type House,
  type Order,
  type PaymentType,
} from '@pomp/domain';
import type { Context } from '../context/context.js';
import type { InvoiceContent } from '../invoices/set-invoice.js';
import { voiceToStaff } from '../context/voices.js';

type Speaking = Pick<Context, 'edition' | 'speak'>;

export interface DemoOrder {
  readonly order: Pick<Order, 'orderNumber' | 'product'>;
  readonly house: Pick<House, 'address' | 'zipcode' | 'city'>;
}

const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });

export const invoiceNames: Record<PaymentType, string> = { PY: 'Factuur aanbetaling', FP: 'Eindfactuur' };

const middayOf = (date: CalendarDate) => new Date(`${date}T12:00:00.000Z`);
const about = ({ order, house }: DemoOrder): readonly (readonly [string, string])[] => [
  ['Bestelling', `${order.orderNumber}, ${productLabel(order.product)}`],
  ['Klant', 'Marieke de Wit'],
  ['Woning', formatAddress(house)],
];

/** What is signed: as the seller would write it. */
export const demoPlan = (context: Speaking, made: DemoOrder, date: CalendarDate): Promise<Uint8Array> =>
  letterPdf({
    ...voiceToStaff(context),
    title: 'Installatieplan',
    paragraphs: [
      'Dit plan maakten we na de digitale inspectie van je woning. Hier staat wat we plaatsen, waar het komt en wat je betaalt. Klopt er iets niet? Bel ons dan voordat je tekent.',
      'De nieuwe leidingen lopen door de kruipruimte. De monteur boort één gat van 80 mm in de achtergevel en werkt dat netjes af. Je cv-ketel blijft hangen en helpt mee als het heel koud is.',
    ],
    facts: [
      ...about(made),
      ['Gemaakt op', formatLongDate(date, context.edition)],
      ['Plaatsing', 'Eén dag, tussen 8.00 en 16.00 uur'],
      ['Aanbetaling', 'Een derde, als je akkoord gaat'],
      ['Eindbetaling', 'Twee derde, na de installatie'],
    ],
    madeOn: middayOf(date),
  });

export const demoInvoice = (
  context: Speaking,
  made: DemoOrder,
  type: PaymentType,
  { invoiceNumber, amount, vat, date, dueDate }: InvoiceContent,
): Promise<Uint8Array> =>
  letterPdf({
    ...voiceToStaff(context),
    title: invoiceNames[type],
    paragraphs: [
      type === 'PY'
        ? 'De aanbetaling voor je warmtepomp. Je betaalt in je account, nadat je akkoord gaat met het installatieplan.'
        : 'Dit is wat je na de installatie nog betaalt. Dat kan in je account.',
    ],
    facts: [
      ...about(made),
      ['Factuurnummer', invoiceNumber],
      ['Factuurdatum', formatLongDate(date, context.edition)],
      ...(dueDate === undefined ? [] : [['Betalen voor', formatLongDate(dueDate, context.edition)] as const]),
      ['Bedrag zonder btw', euros.format((amount - vat) / 100)],
      ['Btw 21 %', euros.format(vat / 100)],
      ['Te betalen', euros.format(amount / 100)],
    ],
    madeOn: middayOf(date),
  });
