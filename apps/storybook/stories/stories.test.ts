import { createHash } from 'node:crypto';
import { type Data, indexData, leftPlain, type Told } from '@pomp/tooling/plain-texts';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type BuiltStory, builtStories, everyDocs, shortestDocs } from '../built/built-stories.js';
import { toldTests } from '../built/told-tests.js';
import { ownData, sharedData, speaksDutchOnly } from './data-of-stories.js';
import { measuringStories } from './measuring.js';
import { openVisits, type StoryPage, usualSize, type Visits } from './visits.js';
import { saidBy, wasSaid } from './was-said.js';

let visits: Visits;
beforeAll(async () => {
  visits = await openVisits();
});
afterAll(() => visits.close());

const stories = builtStories().filter(({ tags }) => tags.includes('test'));
const measuring = new Map([...new Set(stories.map(({ path }) => path))].map((path) => [path, measuringStories(path)]));

const firstOfFile = new Map(stories.toReversed().map(({ path, id }) => [path, id]));

const isForTheDark = ({ id, path, tags }: BuiltStory): boolean =>
  (tags.includes('visual') || firstOfFile.get(path) === id) && !tags.includes('one-look');

const dataOfAll = sharedData();
const shared = indexData(dataOfAll);
const own = new Map<string, Data>();
/** What a file's stories give their components, read when it is first asked for. */
function ownOf(path: string): Data {
  const data = own.get(path) ?? indexData(ownData(path));
  own.set(path, data);
  return data;
}

// Some of the data stands in files of words.
const told = toldTests('stories', { 'data of all stories': digest(dataOfAll.join('\n')), width: String(usualSize.width) });
afterAll(told.leaveKept);

interface Planned {
  readonly name: string;
  readonly story: BuiltStory;
  readonly look: (page: StoryPage, noText: (plain: readonly Told[]) => string[]) => Promise<string[]>;
}

const planned = stories
  .flatMap((story): Planned[] => {
    const { id, title, path, exportName, tags } = story;
    const name = `${title} (${id})`;
    return [
      // In the dark a choice of them: those of which pictures are kept, and one of every screen, block and form, but for what has colours of its own.
      { name, story, look: (page, noText) => page.visit(id, isForTheDark(story), noText) },
      // What the other brand can break is looked at in that visit, but for what a play measures itself.
      ...(tags.includes('play-fn') && measuring.get(path)?.has(exportName)
        ? [{ name: `${name}, played in noord`, story, look: (page: StoryPage) => page.playInNoord(id) }]
        : []),
      ...(tags.includes('print') ? [{ name: `${name}, printed`, story, look: (page: StoryPage) => page.print(id) }] : []),
    ];
  })
  .filter(({ name }) => !told.keeps(name));

const files = [...new Set(planned.map(({ story }) => story.path))];
/** Pages at once, one per core of a small machine. */
const pages = [0, 1].filter((page) => page < files.length);

// All stories of a file on one page: the modules of a story are read, made and made fast once in each page that shows it.
for (const page of pages)
  describe.concurrent(`On page ${page + 1}`, () => {
    const ofPage = planned.filter(({ story }) => files.indexOf(story.path) % pages.length === page);
    for (const { name, story, look } of ofPage)
      test.sequential(name, async ({ onTestFinished }) => {
        const { path, id } = story;
        /** By which other texts something on the page was said. */
        const besides = new Set<string>();
        const isKept = (text: string, live: boolean): boolean => {
          const isSaid = wasSaid(text, live);
          if (isSaid) for (const from of saidBy(text, live)) besides.add(from);
          return isSaid;
        };
        onTestFinished(({ task: { result } }) => {
          const read = visits.textsOf(id);
          if (result?.state === 'pass') told.passed(name, [path], read && [...read, ...besides]);
        });
        orFail(
          await look(visits.on(page), (plain) =>
            plain.length === 0 || speaksDutchOnly(path) ? [] : leftPlain(plain, [shared, ownOf(path)], isKept),
          ),
        );
      });
  });

/** A page with stories in frames of their own. */
const framed = 'Acties en terugkoppeling/Melding in de hoek';
/** One whose component is one of those that the reader of its types names nothing after: its source has the name of a function. */
const named = 'Velden/Isolatie';
// Of each kind one, as they are made by the same few parts: words with stories, a guide, a screen, blocks, mails, the reference. Every night all of them.
const docs = process.env.ALL_DOCS
  ? everyDocs()
  : shortestDocs(['Patronen', 'Velden', 'Portal', 'Inhoud', 'Correspondentie', 'Naslag', framed, named]);
for (const { id, paths } of docs) {
  const name = `${id} on a phone`;
  if (told.keeps(name)) continue;
  test(name, async () => {
    const { wrong, texts } = await visits.read(id);
    orFail(wrong);
    told.passed(name, paths, texts);
  });
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function orFail(wrong: readonly string[]): void {
  if (wrong.length > 0) throw new Error(wrong.join('\n\n'));
}
