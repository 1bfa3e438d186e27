import { hours, type Clock } from '../clock/clock.js';
import { rememberedFor } from '../clock/remembered-for.js';
import type { AddressBook, KnownAddress } from './address-book.js';

/** Caches the look-ups of an address book for an hour: an address hardly ever changes. Failures aren't cached. */
export function cachedAddresses(book: AddressBook, clock: Clock): AddressBook {
  const find = rememberedFor<readonly KnownAddress[]>({ max: 5_000, maxAge: hours(1), clock });
  return { find: (address) => find(`${address.zipcode} ${address.houseNumber}`, () => book.find(address)) };
}
