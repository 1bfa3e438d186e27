import type { AddressLookup } from '@pomp/api-contract';
import { addressForm, resolveSection } from '@pomp/domain';
import type { Logger } from 'pino';
import { todayOf } from '../answers/require-answers.js';
import type { Context } from '../context/context.js';
import { throttled } from '../throttle/throttled.js';
import { AddressBookAway, type AddressBook, type KnownAddress } from './address-book.js';

export interface AddressContext extends Context {
  readonly addresses: AddressBook;
  readonly logger: Logger;
}

export interface AddressQuestion {
  /** The network of whoever asks, which needn't be a customer. */
  readonly from: string;
  readonly zipcode: string;
  readonly houseNumber: string;
}

/** Street, place and additions of a postcode with a number. It only helps: what can't be looked up is typed by hand. */
export async function lookUpAddress(context: AddressContext, { from, ...typed }: AddressQuestion): Promise<AddressLookup> {
  await throttled(context, { what: ['address', from], triesPerMinute: 60 });
  return findAddress(context, typed);
}

/** The same for callers that already count the tries. */
export async function findAddress(context: AddressContext, typed: Omit<AddressQuestion, 'from'>): Promise<AddressLookup> {
  const { answers } = resolveSection(addressForm, typed, { after: {}, context: todayOf(context.clock) });
  const { zipcode, houseNumber } = answers;
  if (zipcode === undefined || houseNumber === undefined || !isNumber(houseNumber)) return { outcome: 'unknown' };
  try {
    return toLookup(await context.addresses.find({ zipcode, houseNumber }));
  } catch (error) {
    if (!(error instanceof AddressBookAway)) throw error;
    context.logger.warn({ err: error }, 'addresses can’t be looked up');
    return { outcome: 'unavailable' };
  }
}

/** The field also takes the marker for an unknown number. */
const isNumber = (houseNumber: string) => /^\d+$/.test(houseNumber);

function toLookup(known: readonly KnownAddress[]): AddressLookup {
  const [first] = known;
  if (!first) return { outcome: 'unknown' };
  const additions = [...new Set(known.map(({ addition }) => addition).filter(Boolean))].sort(inDutchOrder);
  return {
    outcome: 'found',
    street: first.street,
    place: first.place,
    additions,
    plain: known.some(({ addition }) => addition === ''),
  };
}

/** `2` before `10`, `A` before `B`. */
const inDutchOrder = new Intl.Collator('nl', { numeric: true }).compare;
