import { expect, test } from 'vitest';
import { formatFileSize } from './format-file-size.js';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [812 * 1024, '812 kB'],
  [1024 * 1024 - 300, '1 MB'],
  [3_565_158, '3,4 MB'],
  [524_288_000, '500 MB'],
  [1.25 * 1024 ** 3, '1,3 GB'],
  [2 * 1024 ** 4, '2.048 GB'],
])('%d bytes reads %s', (bytes, text) => {
  expect(formatFileSize(bytes, { locale: 'nl-NL' })).toBe(text);
});
