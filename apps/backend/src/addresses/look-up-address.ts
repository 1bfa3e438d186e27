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

/** A type and no interface: a section reads it by the names of its fields. */
type TypedNumber = { readonly zipcode: string; readonly houseNumber: string };

export interface AddressQuestion extends TypedNumber {
  /** The network of whoever asks, which needn't be a customer. */
  readonly from: string;
}

export interface TypedAddress extends TypedNumber {
  /** '' without one. */
  readonly addition: string;
}

/** One address that is there; or what is missing to know which, or whether it is. */
export type ChosenAddress =
  | ({
      readonly outcome: 'found';
      /** `1234 AB` */
      readonly zipcode: string;
    } & KnownAddress)
  /** `additions` are all that the number has, '' where it is an address without one too. */
  | { readonly outcome: 'additionNeeded'; readonly additions: string[] }
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'unavailable' };

/** Street, place and additions of a postcode with a number. It only helps: what can't be looked up is typed by hand. */
export async function lookUpAddress(context: AddressContext, { from, ...typed }: AddressQuestion): Promise<AddressLookup> {
  await throttled(context, { what: ['address', from], triesPerMinute: 60 });
  return findAddress(context, typed);
}

/** The same for callers that already count the tries. */
export async function findAddress(context: AddressContext, typed: TypedNumber): Promise<AddressLookup> {
  const found = await findAll(context, typed);
  return found.outcome === 'found' ? toLookup(found.known) : found;
}

/** The one address that was typed, for callers that already count the tries. */
export async function chooseAddress(context: AddressContext, { addition, ...typed }: TypedAddress): Promise<ChosenAddress> {
  const found = await findAll(context, typed);
  if (found.outcome !== 'found') return found;
  const { known, zipcode } = found;
  const chosen = known.find((one) => spelled(one.addition) === spelled(addition));
  if (chosen) return { outcome: 'found', zipcode, ...chosen };
  const plain = known.some((one) => one.addition === '') ? [''] : [];
  return { outcome: 'additionNeeded', additions: [...plain, ...additionsOf(known)] };
}

type Found =
  | { readonly outcome: 'found'; readonly zipcode: string; readonly known: readonly [KnownAddress, ...KnownAddress[]] }
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'unavailable' };

async function findAll(context: AddressContext, typed: TypedNumber): Promise<Found> {
  const { answers } = resolveSection(addressForm, typed, { after: {}, context: todayOf(context.clock) });
  const { zipcode, houseNumber } = answers;
  if (zipcode === undefined || houseNumber === undefined || !isNumber(houseNumber)) return { outcome: 'unknown' };
  try {
    const [first, ...others] = await context.addresses.find({ zipcode, houseNumber });
    return first ? { outcome: 'found', zipcode, known: [first, ...others] } : { outcome: 'unknown' };
  } catch (error) {
    if (!(error instanceof AddressBookAway)) throw error;
    context.logger.warn({ err: error }, 'addresses can’t be looked up');
    return { outcome: 'unavailable' };
  }
}

/** The field also takes the marker for an unknown number. */
const isNumber = (houseNumber: string) => /^\d+$/.test(houseNumber);

/** `a 1` and `A1` are one. */
const spelled = (addition: string) => addition.replaceAll(/[\s-]/g, '').toUpperCase();

const toLookup = (known: readonly [KnownAddress, ...KnownAddress[]]): AddressLookup => ({
  outcome: 'found',
  street: known[0].street,
  place: known[0].place,
  additions: additionsOf(known),
  plain: known.some(({ addition }) => addition === ''),
});

const additionsOf = (known: readonly KnownAddress[]) =>
  [...new Set(known.map(({ addition }) => addition).filter(Boolean))].sort(inDutchOrder);

/** `2` before `10`, `A` before `B`. */
const inDutchOrder = new Intl.Collator('nl', { numeric: true }).compare;
