import { afterAll, beforeAll, test } from 'vitest';
import { builtStories } from '../built/built-stories.js';
import { isMeasuring } from './measuring.js';
import { openVisits, type Visits } from './visits.js';

let visits: Visits;
beforeAll(async () => {
  visits = await openVisits();
});
afterAll(() => visits.close());

for (const { id, title, path, tags } of builtStories()) {
  if (!tags.includes('test')) continue;
  test.concurrent(`${title} (${id})`, async () => orFail(await visits.visit(id)));

  // What the other brand can break is looked at in that visit, but for what a play measures itself.
  if (tags.includes('play-fn') && isMeasuring(path))
    test.concurrent(`${title} (${id}), played in noord`, async () => orFail(await visits.playInNoord(id)));
}

function orFail(wrong: readonly string[]): void {
  if (wrong.length > 0) throw new Error(wrong.join('\n\n'));
}
