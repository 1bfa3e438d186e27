import { expect, test } from 'vitest';
import { withFigures } from './record-figures.mjs';

const seen = {
  command: 'pnpm trust kills --size=3',
  said: ['3 kills'],
  bad: [],
  date: new Date('2026-11-24T00:00:00Z'),
  commit: 'abc',
};

test('figures take the place of those before, and nothing else changes', () => {
  const text = '# T\n<!-- figures of kills -->\n\nold\n\n<!-- end of kills -->\nrest\n';
  const once = withFigures(text, 'kills', seen);
  expect(once).toContain('`pnpm trust kills --size=3`, 2026-11-24, at abc');
  expect(once).toContain('- 3 kills');
  expect(once).not.toContain('old');
  expect(once).toMatch(/^# T\n<!-- figures of kills -->\n[^]*<!-- end of kills -->\nrest\n$/);
  expect(withFigures(once, 'kills', seen)).toBe(once);
});

test('what went wrong is written down too', () => {
  const text = '<!-- figures of kills --><!-- end of kills -->';
  expect(withFigures(text, 'kills', { ...seen, bad: ['a house is gone'] })).toContain('**Not as it must be**: a house is gone');
});

test('a document without the place is refused', () => {
  expect(() => withFigures('# T', 'kills', seen)).toThrow('no place');
});
