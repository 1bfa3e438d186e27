import type { Presence } from '../define-section.js';

type Values = Readonly<Record<string, unknown>>;
/** What a combination has to be: of each deciding answer one of the values that are listed. */
type Case = Readonly<Record<string, readonly unknown[]>>;

/** When a field has which presence, listed instead of reasoned: the cases that make it required or optional; in any other it is `otherwise`. */
export interface Expected {
  readonly required?: readonly Case[];
  readonly optional?: readonly Case[];
  readonly otherwise: Presence;
  /** Where it isn't asked at all. */
  readonly unasked?: readonly Case[];
}

export const always = (presence: Presence): Expected => ({ otherwise: presence });

/** Every combination of the values that each name can have. */
export function everyCombination(domains: Readonly<Record<string, readonly unknown[]>>): readonly Values[] {
  return Object.entries(domains).reduce<Values[]>(
    (combinations, [name, values]) =>
      combinations.flatMap((combination) => values.map((value) => ({ ...combination, [name]: value }))),
    [{}],
  );
}

export const everySubset = <Value>(values: readonly Value[]): readonly (readonly Value[])[] =>
  values.reduce<readonly (readonly Value[])[]>(
    (subsets, value) => [...subsets, ...subsets.map((subset) => [...subset, value])],
    [[]],
  );

/** The presence that the cases say a field has in a combination. */
export function expectedPresence(
  { required = [], optional = [], unasked = [], otherwise }: Expected,
  combination: Values,
): Presence {
  const isAmong = (cases: readonly Case[]) =>
    cases.some((one) => Object.entries(one).every(([name, values]) => values.includes(combination[name])));
  if (isAmong(unasked)) return 'unasked';
  if (isAmong(required)) return 'required';
  return isAmong(optional) ? 'optional' : otherwise;
}
