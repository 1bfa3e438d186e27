import { expect, test } from 'vitest';
import { countTexts } from './count-texts.js';

const texts = {
  left: ({ count }: { count: number }) => `nog ${count}`,
  tooMany: ({ count }: { count: number }) => `${count} te veel`,
} as unknown as Parameters<typeof countTexts>[2];

/** What is heard while a text gets these lengths one after the other. */
function heardAt(lengths: readonly number[]): string[] {
  const heard: string[] = [];
  let before: number | undefined;
  for (const length of lengths) {
    const { spoken, step } = countTexts(length, 500, texts);
    if (step !== before) heard.push(spoken);
    before = step;
  }
  return heard;
}

test('typing past the end is told with what is there at that moment, and not at every key', () => {
  expect(heardAt(Array.from({ length: 530 }, (_, length) => length))).toEqual([
    'nog 100',
    'nog 75',
    'nog 50',
    'nog 25',
    'nog 0',
    '1 te veel',
    '26 te veel',
  ]);
});

test('what is pasted is told as it is', () => {
  expect(heardAt([0, 497])).toEqual(['nog 3']);
  expect(heardAt([0, 540])).toEqual(['40 te veel']);
  expect(heardAt([540, 12])).toEqual(['40 te veel', '']);
});
