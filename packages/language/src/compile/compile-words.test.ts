import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import { compileWords } from './compile-words.js';

test.each([
  '',
  ' met ruimte ',
  'Prijs: 100 % & meer > niets #1',
  'Wie “dit} leest',
  "l'eau",
  "'{'zo'}'",
  '{name} en <b>meer</b>',
  '{n, plural, one {#} other {#}}',
])('“%s” is compiled as the library would', (text) => expect(compileWords({ text }).text).toEqual(compile(text)));

test.each(['{', '<b>', '{n, plural, one {x}}'])('“%s” is refused, as it is no message', (text) => {
  expect(() => compileWords({ text })).toThrow();
});
