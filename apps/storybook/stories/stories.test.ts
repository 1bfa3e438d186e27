import { afterAll, beforeAll, test } from 'vitest';
import { builtStories } from '../built/built-stories.js';
import { measuringStories } from './measuring.js';
import { openVisits, type Visits } from './visits.js';

let visits: Visits;
beforeAll(async () => {
  visits = await openVisits();
});
afterAll(() => visits.close());

const stories = builtStories().filter(({ tags }) => tags.includes('test'));
const measuring = new Map([...new Set(stories.map(({ path }) => path))].map((path) => [path, measuringStories(path)]));

for (const { id, title, path, exportName, tags } of stories) {
  test.concurrent(`${title} (${id})`, async () => orFail(await visits.visit(id)));

  // What the other brand can break is looked at in that visit, but for what a play measures itself.
  if (tags.includes('play-fn') && measuring.get(path)?.has(exportName))
    test.concurrent(`${title} (${id}), played in noord`, async () => orFail(await visits.playInNoord(id)));
}

function orFail(wrong: readonly string[]): void {
  if (wrong.length > 0) throw new Error(wrong.join('\n\n'));
}
