import type { HomeAnswers } from '@pomp/domain';
import { tabStorage } from '../session/tab-storage.js';
import { ownHomeKey } from './has-own-home.js';

/** The home that a visitor calculated for, as it is kept in their tab: in the shop to go on with, and in the account for its questions. */
export interface OwnHome {
  readonly address: { readonly zip: string; readonly houseNumber: string; readonly addition: string };
  /** Where the address book has it. */
  readonly street?: string | undefined;
  readonly place?: string | undefined;
  /** As it was typed, by the names of what can be said. */
  readonly typed: { readonly [what: string]: string | undefined };
  /** The same as far as it can be read. */
  readonly answers?: HomeAnswers | undefined;
  /** Whether the visitor said that what registers know is right. */
  readonly confirmed: boolean;
}

/** Keeps what the visitor said of the home for this tab. */
export const keepOwnHome = (home: OwnHome): void => tabStorage.set(ownHomeKey, JSON.stringify(home));

/** The home of this tab; undefined where there is none, or storage holds anything else. */
export function readOwnHome(): OwnHome | undefined {
  try {
    const kept: unknown = JSON.parse(tabStorage.get(ownHomeKey) ?? 'null');
    return isHome(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const areTexts = (values: unknown) => isRecord(values) && Object.values(values).every((value) => typeof value === 'string');

const isHome = (kept: unknown): kept is OwnHome =>
  isRecord(kept) &&
  isRecord(kept['address']) &&
  ['zip', 'houseNumber', 'addition'].every((name) => typeof (kept['address'] as Record<string, unknown>)[name] === 'string') &&
  ['street', 'place'].every((name) => kept[name] === undefined || typeof kept[name] === 'string') &&
  areTexts(kept['typed']) &&
  (kept['answers'] === undefined || isRecord(kept['answers'])) &&
  typeof kept['confirmed'] === 'boolean';

/** Whether two addresses are one, however they are spelled: `1271 AD 3-a` is `1271AD 3A`. */
export const isSameAddress = (one: OwnHome['address'], other: OwnHome['address']): boolean => plain(one) === plain(other);

const plain = ({ zip, houseNumber, addition }: OwnHome['address']) =>
  [zip, houseNumber, addition].map((part) => part.replaceAll(/[\s-]/g, '').toUpperCase()).join(' ');

/** What the visitor said of the home at an address; undefined where they calculated for another one, or said nothing. What they pay is theirs to keep. */
export function saidOfHomeAt({
  zipcode = '',
  houseNumber = '',
  addition = '',
}: {
  readonly [Part in 'zipcode' | 'houseNumber' | 'addition']?: string;
}): HomeAnswers | undefined {
  const home = readOwnHome();
  if (!home?.answers || !isSameAddress(home.address, { zip: zipcode, houseNumber, addition })) return undefined;
  const { prices: _prices, ...said } = home.answers;
  return Object.keys(said).length > 0 ? said : undefined;
}
