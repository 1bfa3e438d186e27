import { createHmac } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { median, once } from './load.mjs';

/** @typedef {{ serving: { ours: number, floor: number }, madeAgain: number }} ManyStories requests a second of the home page while stories are made and when nothing is; pages that publishing one of them made again */

const count = 1_000;
const rounds = 3;
const seconds = 4;
const folder = 'berichten';
const slugs = Array.from({ length: count }, (_, index) => `${folder}/bericht-${index + 1}`);

/**
 * What a thousand stories more cost: visitors of another page while each is made on its first visit, one after the other as the warm-up does
 * it, and everyone when one of them is published.
 * @param {{ site: string, content: string, dataDir: string }} options `content` is the folder that the site's stories come from, to write in
 * @returns {Promise<ManyStories>}
 */
export async function manyStories({ site, content, dataDir }) {
  const article = JSON.parse(readFileSync(join(content, 'kennisbank/wat-kost-een-warmtepomp.json'), 'utf8'));
  const write = (/** @type {string} */ slug, /** @type {string} */ title) =>
    writeFileSync(
      join(content, `${slug}.json`),
      JSON.stringify({
        ...article,
        name: title,
        content: { component: 'page', description: title, body: [{ component: 'text_section', title }, ...article.content.body] },
      }),
    );
  mkdirSync(join(content, folder));
  for (const slug of slugs) write(slug, slug);

  const serving = { ours: [0], floor: [0] };
  const waiting = [...slugs];
  for (let round = 0; round < rounds; round++) {
    serving.floor[round] = await once({ url: `${site}/` }, seconds);
    const building = new AbortController();
    const built = buildUntil(building.signal, site, waiting);
    serving.ours[round] = await once({ url: `${site}/` }, seconds);
    building.abort();
    await built;
  }
  await buildUntil(undefined, site, waiting);

  const [published = ''] = slugs;
  const before = Date.now();
  write(published, 'Nieuw');
  await publish(site, published);
  for (const slug of slugs) await visit(site, slug);
  while (!(await visit(site, published)).includes('<h1>Nieuw') && Date.now() - before < 60_000) await pause(100);
  return { serving: { ours: median(serving.ours), floor: median(serving.floor) }, madeAgain: pagesWritten(dataDir, before) };
}

/**
 * Visits what waits, until told to stop or nothing waits any more.
 * @param {AbortSignal | undefined} signal
 * @param {string} site
 * @param {string[]} waiting
 */
async function buildUntil(signal, site, waiting) {
  for (let slug = waiting.shift(); slug !== undefined; slug = signal?.aborted ? undefined : waiting.shift())
    await visit(site, slug);
}

/**
 * @param {string} site
 * @param {string} slug
 */
async function visit(site, slug) {
  const answer = await fetch(`${site}/${slug}/`);
  if (!answer.ok) throw new Error(`/${slug}/ answers ${answer.status}.`);
  return answer.text();
}

/**
 * As Storyblok tells it.
 * @param {string} site
 * @param {string} slug
 */
async function publish(site, slug) {
  const body = JSON.stringify({ action: 'published', space_id: 1, story_id: 1, full_slug: slug });
  const signature = createHmac('sha1', 'sandbox-webhook-secret-0000').update(body).digest('hex');
  const answer = await fetch(`${site}/api/storyblok/publish`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'webhook-signature': signature },
    body,
  });
  if (!answer.ok) throw new Error(`Publishing ${slug} answers ${answer.status}.`);
}

/**
 * Pages that the site kept since.
 * @param {string} dataDir
 * @param {number} since
 */
const pagesWritten = (dataDir, since) =>
  readdirSync(join(dataDir, 'pages'), { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.json') && statSync(join(dataDir, 'pages', path)).mtimeMs >= since,
  ).length;
