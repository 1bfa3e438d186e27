import { type Data, indexData, leftPlain, type Told } from '@pomp/tooling/plain-texts';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { builtStories, shortestDocs } from '../built/built-stories.js';
import { ownData, sharedData, speaksDutchOnly } from './data-of-stories.js';
import { measuringStories } from './measuring.js';
import { openVisits, type Visits } from './visits.js';
import { wasSaid } from './was-said.js';

let visits: Visits;
beforeAll(async () => {
  visits = await openVisits();
});
afterAll(() => visits.close());

const stories = builtStories().filter(({ tags }) => tags.includes('test'));
const measuring = new Map([...new Set(stories.map(({ path }) => path))].map((path) => [path, measuringStories(path)]));

const shared = indexData(sharedData());
const own = new Map<string, Data>();
/** What a file's stories give their components, read when it is first asked for. */
function ownOf(path: string): Data {
  const data = own.get(path) ?? indexData(ownData(path));
  own.set(path, data);
  return data;
}
const noText = (path: string) => (plain: readonly Told[]) =>
  plain.length === 0 || speaksDutchOnly(path) ? [] : leftPlain(plain, [shared, ownOf(path)], wasSaid);

const files = [...measuring.keys()];
/** Pages at once, one per core of a small machine. */
const pages = [0, 1].filter((page) => page < files.length);

// All stories of a file on one page: the modules of a story are read, made and made fast once in each page that shows it.
for (const page of pages)
  describe.concurrent(`On page ${page + 1}`, () => {
    const ofPage = stories.filter(({ path }) => files.indexOf(path) % pages.length === page);
    for (const { id, title, path, exportName, tags } of ofPage) {
      // In the dark a choice of them, with all screens: those of which pictures are kept.
      test.sequential(`${title} (${id})`, async () =>
        orFail(await visits.on(page).visit(id, tags.includes('visual'), noText(path))));

      // What the other brand can break is looked at in that visit, but for what a play measures itself.
      if (tags.includes('play-fn') && measuring.get(path)?.has(exportName))
        test.sequential(`${title} (${id}), played in noord`, async () => orFail(await visits.on(page).playInNoord(id)));

      if (tags.includes('print')) test.sequential(`${title} (${id}), printed`, async () => orFail(await visits.on(page).print(id)));
    }
  });

// Of each kind one, as they are made by the same few parts: words with stories, a guide, stories alone, the reference.
for (const id of shortestDocs(['Patronen', 'Velden', 'Portal', 'Naslag']))
  test(`${id} on a phone`, async () => orFail(await visits.read(id)));

function orFail(wrong: readonly string[]): void {
  if (wrong.length > 0) throw new Error(wrong.join('\n\n'));
}
