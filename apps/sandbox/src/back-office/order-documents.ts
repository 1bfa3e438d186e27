import { formatAddress, formatLongDate, type CalendarDate, type PaymentType } from '@pomp/domain';
import { dutch } from '../language/dutch.js';
import { formatAmount, vatIn } from './amount.js';
import { demoDocument, type Making } from './demo-document.js';
import { invoiceNames } from './payment-panels.js';
import type { ShownOrder } from './shown-order.js';

const about = ({ order, customer, house }: ShownOrder): readonly (readonly [string, string])[] => [
  ['Bestelling', `${order.orderNumber}, ${order.product}`],
  ['Klant', `${customer.firstName} ${customer.lastName}`],
  ['Woning', formatAddress(house)],
];

/** What the customer signs. */
export const planDocument = (shown: ShownOrder, making: Making): Promise<Uint8Array> =>
  demoDocument({
    title: 'Installatieplan',
    paragraphs: [
      'Dit plan maakten we na de digitale inspectie van je woning. Het zegt wat we plaatsen, waar het komt en wat het kost.',
      'De Pomp AO komt buiten tegen de achtergevel, op rubberen voeten. De leidingen lopen door de kruipruimte naar de cv-ketel. De monteur boort één gat van 80 mm en werkt dat netjes af.',
    ],
    rows: [
      ...about(shown),
      ['Gemaakt op', formatLongDate(making.madeOn, dutch)],
      ['Plaatsing', 'Eén dag, tussen 8.00 en 16.00 uur'],
      ['Aanbetaling', 'Een derde van de prijs, als je akkoord gaat'],
      ['Eindbetaling', 'Twee derde, na de installatie'],
    ],
    ...making,
  });

export interface Billed {
  readonly type: PaymentType;
  readonly invoiceNumber: string;
  /** Whole euro cents, VAT included. */
  readonly amount: number;
  readonly date: CalendarDate;
}

export const invoiceDocument = (
  shown: ShownOrder,
  { type, invoiceNumber, amount, date }: Billed,
  making: Making,
): Promise<Uint8Array> =>
  demoDocument({
    title: invoiceNames[type],
    paragraphs: [
      type === 'PY'
        ? 'De aanbetaling voor je warmtepomp. Je betaalt haar in je account, nadat je akkoord gaat met het plan.'
        : 'Wat er na de installatie nog te betalen is. Je betaalt het in je account.',
    ],
    rows: [
      ...about(shown),
      ['Factuurnummer', invoiceNumber],
      ['Factuurdatum', formatLongDate(date, dutch)],
      ['Bedrag zonder btw', formatAmount(amount - vatIn(amount))],
      ['Btw 21 %', formatAmount(vatIn(amount))],
      ['Te betalen', formatAmount(amount)],
    ],
    ...making,
  });
