import { expectTypeOf } from 'vitest';
import type { caching } from './caching.js';
import type { Calls } from './calls.js';
import type { BodyOf, QueryOf, ResponseOf } from './define-call.js';
import type { CallName } from './routes.js';

type Caching = typeof caching;
type KeysOf<Union> = Union extends unknown ? keyof Union : never;

/** What the writes name under one of the words for their effects. */
type Named<Effect extends 'stale' | 'answers' | 'gone'> = {
  [Write in CallName]: Caching[Write] extends { readonly [E in Effect]: infer Reads }
    ? {
        [Read in keyof Reads]: { read: Read; asked: keyof Reads[Read]; write: Write; given: Reads[Read][keyof Reads[Read]] };
      }[keyof Reads]
    : never;
}[CallName];
type Effects = Named<'stale'> | Named<'answers'> | Named<'gone'>;

expectTypeOf<Effects['read']>().toExtend<CallName>();

/** Effects of which a parameter isn't one of the read's query, or comes from nothing that the write sends. */
type Mistaken<E> = E extends {
  read: infer Read extends CallName;
  asked: infer Asked;
  write: infer Write extends CallName;
  given: infer Given;
}
  ? [Asked] extends [KeysOf<QueryOf<Calls[Read]>>]
    ? [Given] extends [KeysOf<QueryOf<Calls[Write]>> | KeysOf<BodyOf<Calls[Write]>>]
      ? never
      : E
    : E
  : E;
expectTypeOf<Mistaken<Effects>>().toBeNever();

/** Writes whose own answer isn't what the read would answer. */
type OtherAnswer<E> = E extends { read: infer Read extends CallName; write: infer Write extends CallName }
  ? ResponseOf<Calls[Write]> extends ResponseOf<Calls[Read]>
    ? never
    : E
  : E;
expectTypeOf<OtherAnswer<Named<'answers'>>>().toBeNever();
expectTypeOf<Named<'answers'>['write']>().toEqualTypeOf<
  | 'putUser'
  | 'putUserLocale'
  | 'putUserMails'
  | 'deleteEmailChange'
  | 'postUserDeletion'
  | 'deleteUserDeletion'
  | 'postHouseInfo'
  | 'postGuestHouseInfo'
  | 'postMeterReading'
>();
