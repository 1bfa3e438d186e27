import fc from 'fast-check';
import type { Fields } from '../define-section.js';
import type { AnyField } from '../kinds/any-field.js';
import type { RawAnswers } from '../resolve-section.js';

const somethingElse = fc.oneof(
  fc.string(),
  fc.jsonValue(),
  fc.constantFrom('', '  ', 'o.b.', 'ja', 'nee', 'anders', '0', '01', '1450', '2,5', '2001', ['o.b.'], ['a', 'b']),
);

/** What a form, another program or an old version may send as an answer: usually one of its own, but anything at all. */
function anyAnswer(field: AnyField): fc.Arbitrary<unknown> {
  if (!('options' in field)) return somethingElse;
  const option = fc.constantFrom(...field.options.map(([value]) => value), 'o.b.');
  if (field.kind === 'choice') return fc.oneof({ weight: 4, arbitrary: option }, somethingElse);
  if (field.kind === 'multiChoice')
    return fc.oneof({ weight: 4, arbitrary: fc.uniqueArray(option, { maxLength: 3 }) }, somethingElse);
  const item = fc.record(
    { value: option, rcValue: fc.constantFrom('', '2,5', '2.5', 'veel'), installationYear: fc.constantFrom('', '2001', '2099') },
    { requiredKeys: ['value'] },
  );
  return fc.oneof({ weight: 4, arbitrary: fc.array(item, { maxLength: 3 }) }, somethingElse);
}

/** Anything that could be posted for a section, with names that it doesn't have among it. */
export const anyAnswers = ({ fields }: { readonly fields: Fields }): fc.Arbitrary<RawAnswers> =>
  fc.record(
    { ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, anyAnswer(field)])), step: fc.constant('CP') },
    { requiredKeys: [] },
  );
