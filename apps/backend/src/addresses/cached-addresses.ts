import { after, hours, type Clock } from '../clock/clock.js';
import type { AddressBook, KnownAddress } from './address-book.js';

/** How many addresses are cached, and how long: an address hardly ever changes. */
const maxAddresses = 5_000;
const maxAge = hours(1);

/** Caches the look-ups of an address book for an hour. Failures aren't cached. */
export function cachedAddresses(book: AddressBook, clock: Clock): AddressBook {
  const known = new Map<string, { readonly answer: Promise<readonly KnownAddress[]>; readonly until: Date }>();
  return {
    find: (address) => {
      const key = `${address.zipcode} ${address.houseNumber}`;
      const now = clock();
      const remembered = known.get(key);
      if (remembered && remembered.until > now) return remembered.answer;
      const answer = book.find(address);
      known.delete(key);
      known.set(key, { answer, until: after(now, maxAge) });
      // First in, first out.
      const [oldest] = known.keys();
      if (known.size > maxAddresses && oldest !== undefined) known.delete(oldest);
      answer.catch(() => known.get(key)?.answer === answer && known.delete(key));
      return answer;
    },
  };
}
