import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inDutch } from '../../testing/languages.js';
import { defineSection } from '../define-section.js';
import { resolveSection } from '../resolve-section.js';
import { wordedFields } from '../worded-fields.js';
import { email, personName, phone, zipcode } from './text-formats.js';

const context = { today: '2026-11-21' } as const;

test.each([
  [zipcode, '1234 ab', '1234 AB'],
  [zipcode, '1234AB', '1234 AB'],
  [zipcode, '0234AB', undefined],
  [zipcode, '1234 SA', undefined],
  [zipcode, '1234 sd', undefined],
  [zipcode, '1234 SS', undefined],
  [zipcode, '1234 ST', '1234 ST'],
  [email, 'a@b.nl', 'a@b.nl'],
  [email, ' A.B+c@pomp-warmte.co.uk ', 'A.B+c@pomp-warmte.co.uk'],
  [email, "o'neil_1@xn--caf-dma.nl", "o'neil_1@xn--caf-dma.nl"],
  [email, `a@${'b'.repeat(63)}.nl`, `a@${'b'.repeat(63)}.nl`],
  [email, `a@${'b'.repeat(64)}.nl`, undefined],
  [email, `${'a'.repeat(250)}@b.nl`, undefined],
  [email, 'a b@c.nl', undefined],
  [email, 'a@b', undefined],
  [email, 'a@b..nl', undefined],
  [email, 'a@-b.nl', undefined],
  [email, 'a@b@c.nl', undefined],
  [email, 'x,a@b.nl', undefined],
  [email, 'a@b.nl,c@d.nl', undefined],
  [email, 'x;a@b.nl', undefined],
  [email, 'Noor<a@b.nl>', undefined],
  [email, '"a"@b.nl', undefined],
  [email, 'a@[127.0.0.1]', undefined],
  [email, 'a\r\nbcc:c@d.nl', undefined],
  [phone, '+31 6 12345678', '+31 6 12345678'],
  [phone, '0612345', undefined],
  [personName, 'Anne-Fleur d’Arcy', 'Anne-Fleur d’Arcy'],
  [personName, 'J.P. v.d. Berg', 'J.P. v.d. Berg'],
  [personName, 'Łukasz Ñandú Jr.', 'Łukasz Ñandú Jr.'],
  [personName, 'Van der Berg e/v Smit', 'Van der Berg e/v Smit'],
  [personName, 'klik https://evil.example/claim nu', undefined],
  [personName, 'evil.example', undefined],
  [personName, 'EVIL。EXAMPLE', undefined],
  [personName, 'www.evil', undefined],
  [personName, 'bel@evil.example', undefined],
  [personName, 'Noor\nBeste klant', undefined],
])('%o reads %j as %j', (kind, raw, expected) => {
  const reading = kind().read(raw, context);
  expect(reading.state === 'answered' ? reading.value : undefined).toBe(expected);
});

test('a name that may become a link says what to do about it: people write their initials without a space, too', () => {
  const section = defineSection({ name: 'called', fields: wordedFields('person', { firstName: personName() }) });
  const said = (firstName: string) =>
    resolveSection(section, { firstName }, { after: {}, context }).issues.map(({ message }) => inDutch.say(message));
  expect(said('Th.Jansen')).toEqual(['Niet valide: een naam is geen link of e-mailadres. Zet na een punt een spatie.']);
  expect(said('Th. Jansen')).toEqual([]);
});

test('a postcode is read however it is spaced and capitalised, unless its letters are never given out', () => {
  const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 9999 }),
      letter,
      letter,
      fc.constantFrom('', ' '),
      fc.boolean(),
      (digits, first, second, space, small) => {
        const letters = first + second;
        const reading = zipcode().read(`${digits}${space}${small ? letters.toLowerCase() : letters}`, context);
        const expected = ['SA', 'SD', 'SS'].includes(letters)
          ? { state: 'malformed' }
          : { state: 'answered', value: `${digits} ${letters}` };
        expect(reading).toEqual(expected);
      },
    ),
  );
});

test('a phone number is an optional plus and ten to seventeen digits or spaces', () => {
  fc.assert(
    fc.property(fc.constantFrom('', '+'), fc.stringMatching(/^\d[\d ]{7,18}\d$/), (plus, digits) => {
      const { state } = phone().read(plus + digits, context);
      expect(state).toBe(digits.length >= 10 && digits.length <= 17 ? 'answered' : 'malformed');
    }),
  );
});
