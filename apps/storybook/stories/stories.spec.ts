import { builtStories } from '../built/built-stories.js';
import { isMeasuring } from './measuring.js';
import { test } from './visit.js';

const stories = builtStories().filter(({ tags }) => tags.includes('test'));

for (const { id, title, path, tags } of stories) {
  test(`${title} (${id})`, async ({ visit }) => {
    orFail(await visit.play(id, 'pomp'));
    orFail(await visit.judge());
  });

  // What the other brand can break is looked at in the test above, but for what a play measures itself.
  if (tags.includes('play-fn') && isMeasuring(path)) {
    test(`${title} (${id}), played in noord`, async ({ visit }) => {
      orFail(await visit.play(id, 'noord'));
    });
  }
}

function orFail(wrong: readonly string[]): void {
  if (wrong.length > 0) throw new Error(wrong.join('\n\n'));
}
