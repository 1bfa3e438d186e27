import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { passwordChange } from '../account/password-change.js';
import { person } from '../account/person.js';
import { houseInfo } from '../house-info/house-info.js';
import { installationInfo } from '../installation-info/installation-info.js';
import { flows } from '../orders/order.js';
import { orderForm } from '../orders/order-form.js';
import { defineSection, type AnySection, type Fields, type Section } from './define-section.js';
import type { SectionContext } from './field.js';
import { yesNo, choice } from './kinds/choice.js';
import { wholeNumber } from './kinds/number.js';
import { boat } from './testing/made-up-survey.js';

/** Fields that a rule looks at before they are asked, found by running every rule on many answers. */
function readsAhead(section: AnySection): readonly string[] {
  const { fields, presenceOf } = section as Section<string, Fields, unknown, SectionContext>;
  const found = new Set<string>();
  const names = Object.keys(fields);
  const answer = fc.constantFrom(
    undefined,
    'o.b.',
    '0',
    '1',
    ...Object.values(fields).flatMap((field) => ('options' in field ? field.options.map(([value]) => value) : [])),
  );
  const after = Object.fromEntries(section.after.map((name) => [name, {}]));
  fc.assert(
    fc.property(
      fc.record(Object.fromEntries(names.map((name) => [name, answer]))),
      fc.constantFrom('sail', 'motor', ...flows),
      (answers, flow) => {
        for (const [position, name] of names.entries()) {
          const watched = new Proxy(answers, {
            get: (target, read: string) => {
              if (names.indexOf(read) >= position) found.add(`${name} reads ${read}`);
              return Reflect.get(target, read) as unknown;
            },
          });
          const context: SectionContext & { flow: string } = { today: '2026-11-21', flow };
          presenceOf(name, { answers: watched, after, context });
        }
      },
    ),
  );
  return [...found];
}

describe.each(
  Object.values<AnySection>({
    ...houseInfo.sections,
    ...installationInfo.sections,
    ...boat.sections,
    person,
    passwordChange,
    orderForm,
  }),
)('the rules of $name', (section) => {
  test('read earlier fields only', () => {
    expect(readsAhead(section)).toEqual([]);
  });
});

test('a rule that reads a later field is found', () => {
  const section = defineSection({
    name: 'backwards',
    title: 'Achterstevoren',
    fields: { size: wholeNumber({ label: 'Hoe groot?' }), cellar: choice({ label: 'Kelder?', options: yesNo }) },
    presence: { size: ({ answers }) => (answers.cellar === 'ja' ? 'required' : 'hidden') },
  });
  expect(readsAhead(section)).toEqual(['size reads cellar']);
});
