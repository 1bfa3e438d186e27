import { expect, test } from 'vitest';
import { latestOnly } from './latest-only';

/** Work that ends when told to. */
function controlled() {
  const started: string[] = [];
  const endings: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  const work = (value: string) => {
    started.push(value);
    return new Promise<void>((resolve, reject) => endings.push({ resolve, reject }));
  };
  return { started, endings, work };
}

test('while one key press is sent, only the last of those after it waits', async () => {
  const { started, endings, work } = controlled();
  const send = latestOnly(work, () => undefined);
  for (const text of ['W', 'Wa', 'War', 'Warm']) send(text);
  expect(started).toEqual(['W']);
  endings[0]?.resolve();
  await expect.poll(() => started).toEqual(['W', 'Warm']);
  endings[1]?.resolve();
  await Promise.resolve();
  send('Warmte');
  await expect.poll(() => started).toEqual(['W', 'Warm', 'Warmte']);
});

test('one that fails is told, and stops none after it', async () => {
  const { started, endings, work } = controlled();
  const failures: unknown[] = [];
  const send = latestOnly(work, (error) => failures.push(error));
  send('W');
  send('Wa');
  endings[0]?.reject(new Error('weg'));
  await expect.poll(() => started).toEqual(['W', 'Wa']);
  expect(failures).toEqual([new Error('weg')]);
});
