import { addDays } from '../dates/add-days.js';
import type { CalendarDate } from '../dates/calendar-date.js';
import type { House } from '../houses/house.js';
import type { QuotedProduct } from '../products/quoted-products.js';
import type { ReservableProduct } from '../products/reservable-products.js';
import type { PricedQuote } from './priced-quote.js';

/** In days after the day of the quote. */
export const quoteValidity = 30;

/** The last day on which a quote can be ordered from. */
export const lastDayOfQuote = (quoteDate: CalendarDate): CalendarDate => addDays(quoteDate, quoteValidity);

/** A quote can be ordered from, was ordered from, or is past its last day. */
export const quoteStatuses = ['open', 'ordered', 'expired'] as const;
/** One of `quoteStatuses`. */
export type QuoteStatus = (typeof quoteStatuses)[number];

/** The status of a quote on a day. Its last day counts. */
export function quoteStatus(
  { ordered, validUntil }: { readonly ordered: boolean; readonly validUntil: CalendarDate },
  today: CalendarDate,
): QuoteStatus {
  if (ordered) return 'ordered';
  return today <= validUntil ? 'open' : 'expired';
}

/** An offer to a customer at a price that stays as it is. Amounts in cents, VAT included. */
export interface Quote extends PricedQuote {
  readonly id: string;
  /** Null until it is ordered from. */
  readonly order: { readonly id: string; readonly orderNumber: string } | null;
  /** As the customer asked for it. */
  readonly formValues: {
    readonly product: ReservableProduct;
    readonly hasPompAo: 'ja' | 'nee' | null;
    readonly quantity: number;
    readonly removeBoiler: 'ja' | 'nee' | null;
    readonly quoteDate: CalendarDate;
  };
  /** What is offered. */
  readonly product: QuotedProduct;
  /** Null for an address that is none of the customer's houses. */
  readonly houseId: string | null;
  /** Where it is to be placed, as the house was called then. */
  readonly address: Pick<House, 'address' | 'zipcode' | 'city'>;
  readonly validUntil: CalendarDate;
  readonly status: QuoteStatus;
  /** How often it was changed: an order names the one that the customer saw. */
  readonly revision: number;
}
