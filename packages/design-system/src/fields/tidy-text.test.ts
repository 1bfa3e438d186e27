import { expect, test } from 'vitest';
import { tidyEmail, tidyPhone, tidyPostcode } from './tidy-text.js';

test.each([
  [tidyPostcode, '1234ab', '1234 AB'],
  [tidyPostcode, ' 1234  Ab ', '1234 AB'],
  [tidyPostcode, '\u200B3511 AB', '3511 AB'],
  [tidyPostcode, '1234', '1234'],
  [tidyPostcode, 'B-3000', 'B-3000'],
  [tidyEmail, ' marieke@voorbeeld.nl\n', 'marieke@voorbeeld.nl'],
  [tidyEmail, 'mailto:marieke@voorbeeld.nl', 'marieke@voorbeeld.nl'],
  [tidyEmail, '<marieke@voorbeeld.nl>', 'marieke@voorbeeld.nl'],
  [tidyEmail, 'Marieke @voorbeeld.nl', 'Marieke @voorbeeld.nl'],
  [tidyPhone, '06-12345678', '06 12345678'],
  [tidyPhone, '(020) 123-45.67', '020 123 45 67'],
  [tidyPhone, '+31 (0)6 12 34 56 78', '+31 6 12 34 56 78'],
  [tidyPhone, '+31612345678', '+31612345678'],
  // As lists of contacts on a computer and a phone give it: marks of the direction around it, a dash that doesn't break.
  [tidyPhone, '\u202A+31 6 12345678\u202C', '+31 6 12345678'],
  [tidyPhone, '\u206606\u201112345678\u2069', '06 12345678'],
  [tidyEmail, '\u200Emarieke@voorbeeld.nl', 'marieke@voorbeeld.nl'],
  [tidyPhone, '06 12345678 (na zessen)', '06 12345678 (na zessen)'],
])('%o makes %j into %j', (tidy, typed, tidied) => {
  expect(tidy(typed)).toBe(tidied);
});
