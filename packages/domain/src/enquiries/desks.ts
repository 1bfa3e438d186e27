import type { Options } from '../sections/kinds/options.js';

/** Who answers questions at the seller's. Where each reads mail is the server's configuration to say. */
export const desks = [
  'advies',
  'bestellingen',
  'service',
  'administratie',
  'klantenservice',
  'zakelijk',
  'vacatures',
  'marketing',
] as const;
/** One of `desks`. */
export type Desk = (typeof desks)[number];

/** The departments that a visitor chooses from, by what the question is about. */
export const departments = [
  'advies',
  'bestellingen',
  'service',
  'administratie',
  'klantenservice',
] as const satisfies Options<Desk>;
