import { ContentUnavailable } from '@pomp/cms';
import { expect, test } from 'vitest';
import { knownSubjects } from './known-subjects';

function site() {
  const told = { asked: 0, isAway: false, isStale: false, subjects: ['kosten'], kept: new Set<string>() };
  const isKnown = knownSubjects(
    () => ({
      choices: async () => {
        told.asked += 1;
        if (told.isAway) throw new ContentUnavailable('datasource', 'away');
        return told.subjects.map((value) => ({ value, name: value }));
      },
    }),
    {
      now: () => 0,
      store: { version: 0, staleSince: () => told.isStale, isKept: async (address) => told.kept.has(address) },
    },
  );
  const knows = (category?: string) =>
    isKnown({ locale: 'nl-NL', query: { ...(category && { category }) }, address: `/kennisbank/?category=${category}` });
  return { told, knows };
}

test('however many subjects someone makes up, the content service is asked once', async () => {
  const { told, knows } = site();
  const made = Array.from({ length: 50 }, (_, index) => `onzin-${index}`);
  expect(new Set(await Promise.all(made.map(knows)))).toEqual(new Set([false]));
  expect([await knows('kosten'), await knows()]).toEqual([true, true]);
  expect(told.asked).toBe(1);
});

test('a subject is known once it is published', async () => {
  const { told, knows } = site();
  expect(await knows('isde-2026')).toBe(false);
  told.subjects.push('isde-2026');
  told.isStale = true;
  expect(await knows('isde-2026')).toBe(true);
});

test('while the content service is away, what is known stays, and what is kept is shown', async () => {
  const { told, knows } = site();
  told.isAway = true;
  told.kept.add('/kennisbank/?category=kosten');
  expect(await knows('kosten')).toBe(true);
  await expect(knows('onzin')).rejects.toThrow(ContentUnavailable);
});
