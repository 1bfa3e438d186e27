import { addressParts, askedBy, preselectedHouse, reservedProducts, type House, type Quote, type RawAnswers } from '@pomp/domain';
import type { LocalDraft } from '@pomp/forms';

/** An address that is typed instead of one of the customer's houses. */
export const elsewhere = 'elders';

/** Where the form starts: the quote's own place, else the main address. */
export function startingPlace(houses: readonly House[], quote: Quote | undefined): string {
  if (!quote) return preselectedHouse(houses)?.id ?? elsewhere;
  return houses.find(({ id }) => id === quote.houseId)?.id ?? elsewhere;
}

/** By what name the device keeps it: no field has that. */
export const keptHouse = 'houseId';

/** What was chosen in an earlier visit. Undefined where it isn't known, or can't be chosen any more: what was typed of an address says nothing, as that stays when a house is chosen. */
export function keptPlace(houses: readonly House[], found: LocalDraft | undefined): string | undefined {
  const kept = found?.values[keptHouse];
  return kept === elsewhere ? elsewhere : houses.find(({ id }) => id === kept)?.id;
}

const linked = ['product', 'hasPompAo'] as const;

/** Whoever comes by a link for another product than they started with wants that one. */
export function withoutOtherProduct(kept: LocalDraft, start: RawAnswers): LocalDraft {
  const isSame = (name: string) => (kept.startedFrom?.[name] ?? '') === (start[name] ?? '');
  if (start.product === undefined || linked.every(isSame)) return kept;
  return { ...kept, values: { ...kept.values, product: start.product, hasPompAo: start.hasPompAo } };
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
