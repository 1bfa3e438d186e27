import { addressParts, preselectedHouse, type House, type Quote, type RawAnswers } from '@pomp/domain';

/** An address that is typed instead of one of the customer's houses. */
export const elsewhere = 'elders';

/** Where the form starts: the quote's own place, else the main address. */
export function startingPlace(houses: readonly House[], quote: Quote | undefined): string {
  if (!quote) return preselectedHouse(houses)?.id ?? elsewhere;
  return houses.find(({ id }) => id === quote.houseId)?.id ?? elsewhere;
}

/** What was asked before; one pump, unless more were. */
export function startingValues(quote: Quote | undefined): RawAnswers {
  if (!quote) return { quantity: '1' };
  const { product, hasPompAo, quantity, removeBoiler } = quote.formValues;
  const typed = quote.houseId === null ? { ...addressParts(quote.address.address), zipcode: quote.address.zipcode, place: quote.address.city } : {};
  return { product, quantity: String(quantity), ...(hasPompAo && { hasPompAo }), ...(removeBoiler && { removeBoiler }), ...typed };
}
