import { expect, test } from 'vitest';
import { notePublished, readAsPublished } from './published';

const publish = () => notePublished({ tags: ['story:home'], message: '{}' });

test('what was published while it was read is read again, until nothing was', async () => {
  const answers = ['of before', 'of before too', 'of after', 'never asked for'];
  let asked = 0;
  const value = await readAsPublished(async () => {
    const answer = answers[asked];
    asked += 1;
    if (asked < 3) await publish();
    return answer;
  });
  expect([value, asked]).toEqual(['of after', 3]);
});

test('what can’t be read is told of, though something was published meanwhile', async () => {
  const reading = readAsPublished(async () => {
    await publish();
    throw new Error('away');
  });
  await expect(reading).rejects.toThrow('away');
});
