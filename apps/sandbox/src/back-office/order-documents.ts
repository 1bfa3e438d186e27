import { formatAddress, formatLongDate, vatIn, vatPercentage, type CalendarDate, type PaymentType } from '@pomp/domain';
import { dutch } from '../language/dutch.js';
import { formatAmount } from './amount.js';
import { demoDocument, type Making } from './demo-document.js';
import { invoiceNames } from './payment-panels.js';
import type { ShownOrder } from './shown-order.js';

const about = ({ order, customer, house }: ShownOrder): readonly (readonly [string, string])[] => [
  ['Bestelling', `${order.orderNumber}, ${order.product}`],
  ['Klant', `${customer.firstName} ${customer.lastName}`],
  ['Woning', formatAddress(house)],
];

/** What the customer signs, for what the seller asks: half of it at once, and never a cent more. */
export const planContent = (total: number, installedOn: CalendarDate | null, validUntil: CalendarDate | null) => ({
  total,
  vat: vatIn(total),
  downPayment: Math.floor(total / 2),
  included: [
    'De Pomp AO komt buiten tegen de achtergevel, op rubberen voeten',
    'De leidingen lopen door de kruipruimte naar de cv-ketel',
    'Eén gat van 80 mm in de muur, netjes afgewerkt',
  ],
  excluded: ['Schilderen van de muur binnen', 'Een extra groep in de meterkast'],
  installedOn,
  validUntil,
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
      [`Btw ${vatPercentage} %`, formatAmount(vatIn(amount))],
      ['Te betalen', formatAmount(amount)],
    ],
    ...making,
  });
