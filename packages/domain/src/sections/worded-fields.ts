import { messageAt } from '@pomp/language';
import type { AnyField } from './kinds/any-field.js';
import type { Worded } from './worded.js';

/** Fields as they are written down: rules only. */
export type FieldRules = Readonly<Record<string, AnyField>>;

/** The same fields, each with what it says. A field that was named before keeps its words. */
export type WordedFields<Owner extends string, F extends FieldRules> = {
  readonly [Name in keyof F]: F[Name] & Worded<OwnerOf<F[Name], Owner>>;
};
type OwnerOf<Field, Owner extends string> = Field extends Worded<infer First extends string> ? First : Owner;

/** The name of the texts in which the words of a section, or of fields that sections share, stand. */
export const textsOf = (owner: string) => `domain/${owner}`;

/** Fields that several sections have, with the same words in each. */
export function wordedFields<const Owner extends string, const F extends FieldRules>(
  owner: Owner,
  fields: F,
): WordedFields<Owner, F> {
  const from = textsOf(owner);
  const worded = Object.entries(fields).map(([name, field]) => {
    if ('label' in field) return [name, field];
    const say = (what: string) => messageAt(from, [name, what]);
    const messages = Object.entries(field.messages ?? {}).map(([fault, said]) => [fault, said === 'own' ? say(fault) : said]);
    return [name, { ...field, label: say('label'), help: say('help'), messages: Object.fromEntries(messages) as object }];
  });
  return Object.fromEntries(worded) as WordedFields<Owner, F>;
}
