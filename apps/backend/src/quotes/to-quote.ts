import { quoteStatus, type CalendarDate } from '@pomp/domain';
import type { ResponseOf, Calls } from '@pomp/api-contract';
import type { Edition } from '@pomp/edition';
import { sayOwn, type Language } from '@pomp/language';
import type { QuoteRow } from './quote.repository.js';

/** A quote as the wire has it, today. */
export function toQuote(
  { quote, orderId, orderNumber }: QuoteRow,
  today: CalendarDate,
  { edition, language }: { readonly edition: Pick<Edition, 'locale'>; readonly language: Language },
): ResponseOf<Calls['postQuote']> {
  const { askedProduct, hasPompAo, quantity, removeBoiler, quoteDate, address, zipcode, city, lines, ...offer } = quote;
  const order = orderId !== null && orderNumber !== null ? { id: orderId, orderNumber } : null;
  return {
    ...offer,
    order,
    formValues: { product: askedProduct, hasPompAo, quantity, removeBoiler, quoteDate },
    address: { address, zipcode, city },
    lines: lines.map((line) => ({ ...line, description: sayOwn(line.description, language, edition.locale) })),
    status: quoteStatus({ ordered: order !== null, validUntil: quote.validUntil }, today),
  };
}
