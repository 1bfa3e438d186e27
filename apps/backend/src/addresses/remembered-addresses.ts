import { after, hours, type Clock } from '../clock/clock.js';
import type { AddressBook, KnownAddress } from './address-book.js';

/** How many addresses are remembered, and how long: an address hardly ever changes. */
const most = 5_000;
const keepFor = hours(1);

/** An address book that isn't asked twice within the hour for the same. What it couldn't answer is asked again. */
export function rememberedAddresses(book: AddressBook, clock: Clock): AddressBook {
  const known = new Map<string, { readonly answer: Promise<readonly KnownAddress[]>; readonly until: Date }>();
  return {
    find: (address) => {
      const key = `${address.zipcode} ${address.houseNumber}`;
      const now = clock();
      const remembered = known.get(key);
      if (remembered && remembered.until > now) return remembered.answer;
      const answer = book.find(address);
      known.delete(key);
      known.set(key, { answer, until: after(now, keepFor) });
      // The one that was asked first goes first.
      const [oldest] = known.keys();
      if (known.size > most && oldest !== undefined) known.delete(oldest);
      answer.catch(() => known.get(key)?.answer === answer && known.delete(key));
      return answer;
    },
  };
}
