import { addressParts, askedBy, preselectedHouse, reservedProducts, type House, type Quote, type RawAnswers } from '@pomp/domain';

/** An address that is typed instead of one of the customer's houses. */
export const elsewhere = 'elders';

/** Where the form starts: the quote's own place, else the main address. */
export function startingPlace(houses: readonly House[], quote: Quote | undefined): string {
  if (!quote) return preselectedHouse(houses)?.id ?? elsewhere;
  return houses.find(({ id }) => id === quote.houseId)?.id ?? elsewhere;
}

/** What was asked before; one pump, unless more were. @param wanted the product that a new one is for, as the site names it */
export function startingValues(quote: Quote | undefined, wanted?: string): RawAnswers {
  if (!quote) {
    const known = reservedProducts.find((reserved) => reserved === wanted);
    return { quantity: '1', ...(known && askedBy(known)) };
  }
  const { product, hasPompAo, quantity, removeBoiler } = quote.formValues;
  const typed =
    quote.houseId === null
      ? { ...addressParts(quote.address.address), zipcode: quote.address.zipcode, place: quote.address.city }
      : {};
  return { product, quantity: String(quantity), ...(hasPompAo && { hasPompAo }), ...(removeBoiler && { removeBoiler }), ...typed };
}
