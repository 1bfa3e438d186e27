import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../workspace/places.mjs';
import { saves } from './saves.mjs';

test.each(saves)('the text that is saved in the place of another is in $file: $name', ({ file, text, other }) => {
  const source = readFileSync(join(root, file), 'utf8');
  expect(source).toContain(text);
  expect(source).not.toContain(other);
});
