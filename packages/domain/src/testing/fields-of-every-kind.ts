import type { AnyField, FieldKind } from '../sections/kinds/any-field.js';
import { checkbox } from '../sections/kinds/checkbox.js';
import { choice, multiChoice, yesNo } from '../sections/kinds/choice.js';
import { files } from '../sections/kinds/files.js';
import { iban } from '../sections/kinds/iban.js';
import { insulation } from '../sections/kinds/insulation.js';
import { decimal, houseNumber, wholeNumber } from '../sections/kinds/number.js';
import { password } from '../sections/kinds/password.js';
import { date, email, phone, text, zipcode, type TextFormat } from '../sections/kinds/text.js';
import { year } from '../sections/kinds/year.js';

const texts: Record<TextFormat, AnyField> = {
  plain: text({ label: 'Tekst', maxLength: 5 }),
  email: email({ label: 'E-mailadres' }),
  zipcode: zipcode({ label: 'Postcode' }),
  phone: phone({ label: 'Telefoonnummer' }),
  date: date({ label: 'Datum' }),
};

const kinds: Record<Exclude<FieldKind, 'text'>, AnyField> = {
  password: password({ label: 'Wachtwoord', purpose: 'new' }),
  wholeNumber: wholeNumber({ label: 'Geheel getal', unit: 'm²' }),
  decimal: decimal({ label: 'Getal', unit: 'm' }),
  year: year({ label: 'Jaar', downTo: 1990 }),
  choice: choice({ label: 'Keuze', options: yesNo }),
  multiChoice: multiChoice({ label: 'Keuzes', options: [['geen', 'Geen'], ...yesNo], exclusive: 'geen' }),
  insulation: insulation({
    label: 'Isolatie',
    options: [
      ['geen', 'Geen'],
      ['muur', 'Muren'],
    ],
    exclusive: 'geen',
    downTo: 1990,
  }),
  files: files({ label: 'Foto’s' }),
  checkbox: checkbox({ label: 'Akkoord', consent: true }),
};

/**
 * A field of every kind, format and validator that there is, without an example of its own: what someone may add to a section. For tests of
 * whatever takes any field.
 */
export const fieldsOfEveryKind: Readonly<Record<string, AnyField>> = {
  ...texts,
  ...kinds,
  houseNumber: houseNumber({ label: 'Huisnummer' }),
  iban: iban({ label: 'IBAN' }),
};
