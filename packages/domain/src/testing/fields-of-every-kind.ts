import type { AnyField, FieldKind } from '../sections/kinds/any-field.js';
import { checkbox } from '../sections/kinds/checkbox.js';
import { choice, multiChoice } from '../sections/kinds/choice.js';
import { yesNo } from '../sections/kinds/options.js';
import { files } from '../sections/kinds/files.js';
import { iban } from '../sections/kinds/iban.js';
import { insulation } from '../sections/kinds/insulation.js';
import { decimal, houseNumber, wholeNumber } from '../sections/kinds/number.js';
import { password } from '../sections/kinds/password.js';
import { text, type TextFormat } from '../sections/kinds/text.js';
import { date, email, personName, phone, zipcode } from '../sections/kinds/text-formats.js';
import { year } from '../sections/kinds/year.js';
import type { WordsOfFields } from '../sections/words-of.js';
import { wordedFields } from '../sections/worded-fields.js';
import type { Fields } from '../sections/define-section.js';

const texts = {
  plain: text({ maxLength: 5 }),
  name: personName(),
  email: email(),
  zipcode: zipcode(),
  phone: phone(),
  date: date(),
} satisfies Record<TextFormat, AnyField>;

const kinds = {
  password: password({ purpose: 'new' }),
  wholeNumber: wholeNumber({ unit: 'm²' }),
  decimal: decimal({ unit: 'm' }),
  year: year({ downTo: 1990 }),
  choice: choice({ options: yesNo }),
  multiChoice: multiChoice({ options: ['geen', 'ja', 'nee'], exclusive: 'geen' }),
  insulation: insulation({ options: ['geen', 'muur'], exclusive: 'geen', downTo: 1990 }),
  files: files(),
  checkbox: checkbox({ consent: true }),
} satisfies Record<Exclude<FieldKind, 'text'>, AnyField>;

const everyKind = wordedFields('everyKind', { ...texts, ...kinds, houseNumber: houseNumber(), iban: iban() });

/**
 * A field of every kind, format and validator that there is, without an example of its own: what someone may add to a section. For tests of
 * whatever takes any field.
 */
export const fieldsOfEveryKind: Fields = everyKind;

/** Their words, for where they are said. */
export const wordsOfEveryKind = {
  'domain/everyKind': {
    plain: { label: 'Tekst' },
    name: { label: 'Naam' },
    email: { label: 'E-mailadres' },
    zipcode: { label: 'Postcode' },
    phone: { label: 'Telefoonnummer' },
    date: { label: 'Datum' },
    password: { label: 'Wachtwoord' },
    wholeNumber: { label: 'Geheel getal' },
    decimal: { label: 'Getal' },
    year: { label: 'Jaar' },
    choice: { label: 'Keuze' },
    multiChoice: { label: 'Keuzes', options: { geen: 'Geen', ja: 'Ja', nee: 'Nee' } },
    insulation: { label: 'Isolatie', options: { geen: 'Geen', muur: 'Muren' } },
    files: { label: 'Foto’s' },
    checkbox: { label: 'Akkoord' },
    houseNumber: { label: 'Huisnummer' },
    iban: { label: 'IBAN' },
  } satisfies WordsOfFields<'everyKind', typeof everyKind>,
};
