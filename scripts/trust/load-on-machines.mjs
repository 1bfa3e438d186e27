import { createHash, createHmac, randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { exampleBody, loggedIn } from '../stack/running.mjs';
import { patience, sendInParts } from './send-in-parts.mjs';

/** @typedef {import('../stack/running.mjs').Running} Running */

const webhookSecret = 'sandbox-webhook-secret-0000';

/** @typedef {{ content: string, backends: Running[], sites: Running[], site: string, backend: string }} Machines with the proxy's addresses */

/**
 * Visitors read, editors publish, customers save and send files, for as long as something is done to the machines.
 * @param {Machines & { disturb: () => Promise<unknown> }} options
 * @returns {Promise<{ said: string[], bad: string[], retried: number }>}
 */
export async function underLoad({ content, sites, site, backend, disturb }) {
  let isOver = false;
  const seen = { requests: 0, retried: 0, longest: 0 };
  /** @type {string[]} */
  const bad = [];

  /**
   * Asks as a browser of ours does: again, for a while, what came to nothing.
   * @param {string} what
   * @param {() => Promise<Response>} ask
   */
  const asked = async (what, ask) => {
    const since = Date.now();
    seen.requests += 1;
    for (let attempt = 0; ; attempt += 1) {
      const answer = await ask().catch((/** @type {Error} */ error) => error);
      if (!(answer instanceof Error) && answer.status < 500 && answer.status !== 429) {
        seen.longest = Math.max(seen.longest, Date.now() - since);
        return answer;
      }
      if (attempt === 0) seen.retried += 1;
      if (Date.now() - since > patience) throw new Error(`${what}: ${answer instanceof Error ? answer.message : answer.status}`);
      if (!(answer instanceof Error)) await answer.body?.cancel();
      await pause(200);
    }
  };
  const signedIn = await loggedIn({ backend, site });
  const json = { ...signedIn, 'content-type': 'application/json' };

  const repeatedly = async (/** @type {() => Promise<void>} */ act) => {
    while (!isOver) await act().catch((/** @type {Error} */ error) => void bad.push(error.message));
  };
  const reads = async (/** @type {string} */ url, headers = {}) => {
    const answer = await asked(url, () => fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(20_000) }));
    if (answer.status !== 200) bad.push(`${url}: ${answer.status}`);
    await answer.arrayBuffer();
    await pause(50);
  };

  // Saves, each with a key of its own: what was acknowledged is there, and once.
  const example = await exampleBody(backend, '/api/account/postHouse', 'post');
  const housesOf = async () =>
    (await (await asked('getHouses', () => fetch(`${backend}/api/account/getHouses`, { headers: signedIn }))).json()).length;
  const before = await housesOf();
  let saved = 0;
  const save = async () => {
    const key = randomUUID();
    const answer = await asked('postHouse', () =>
      fetch(`${backend}/api/account/postHouse`, {
        method: 'POST',
        headers: { ...json, 'idempotency-key': key },
        body: JSON.stringify({ ...example, mainAddress: false }),
        signal: AbortSignal.timeout(20_000),
      }),
    );
    if (answer.status !== 200) bad.push(`postHouse: ${answer.status} ${await answer.text()}`);
    else saved += 1;
    await pause(200);
  };

  // Files, in parts, each part to whichever backend nginx takes.
  const { uploadToken } = await (
    await asked('postUploadToken', () =>
      fetch(`${backend}/api/account/postUploadToken`, { method: 'POST', headers: json, body: '{}' }),
    )
  ).json();
  const [{ id: houseId }] = await (
    await asked('getHouses', () => fetch(`${backend}/api/account/getHouses`, { headers: signedIn }))
  ).json();
  /** @type {{ id: string, sha256: string }[]} */
  const sent = [];
  const send = async () => {
    const id = await sendInParts({ backend, uploadToken, houseId, number: sent.length, asked });
    sent.push(id);
  };

  // Publications: told to one site, seen at both.
  /** How long each site still showed what was there before; one that wasn't there showed nothing to anybody. @type {number[]} */
  const published = [];
  let edition = 0;
  const publish = async () => {
    edition += 1;
    const title = `Uitgave ${edition} ${randomUUID()}`;
    const file = join(content, 'faq.json');
    const story = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...story, content: { ...story.content, title } }));
    const body = JSON.stringify({ action: 'published', full_slug: 'faq', story_id: edition });
    await asked('publish', () =>
      fetch(`${site}/api/storyblok/publish`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-signature': createHmac('sha1', webhookSecret).update(body).digest('hex'),
        },
        body,
      }),
    );
    const since = Date.now();
    await Promise.all(
      sites.map(async ({ url, name, part }) => {
        let stale = 0;
        while (Date.now() - since < patience) {
          const shown = await fetch(`${url}/faq/`).then(
            async (answer) => (answer.ok ? await answer.text() : ''),
            () => '',
          );
          if (shown.includes(title)) return void published.push(stale);
          if (shown !== '') stale = Date.now() - since;
          await pause(20);
        }
        if (part.ending === undefined) bad.push(`${name} does not show what was published.`);
      }),
    );
    await pause(1_000);
  };

  const disturbed = disturb().finally(() => (isOver = true));
  await Promise.all([
    disturbed,
    repeatedly(publish),
    repeatedly(save),
    repeatedly(send),
    ...['/', '/faq/', '/auth/login/'].map((path) => repeatedly(() => reads(site + path))),
    ...['getHouses', 'getOrders'].map((call) => repeatedly(() => reads(`${site}/api/account/${call}`, signedIn))),
  ]);

  const after = await housesOf();
  if (after - before !== saved) bad.push(`${saved} houses were acknowledged, ${after - before} are there.`);
  let bytes = 0;
  for (const { id, sha256 } of sent) {
    const answer = await asked('readFile', () => fetch(`${backend}/documents/upload/${id}?token=${uploadToken}`));
    const file = Buffer.from(await answer.arrayBuffer());
    bytes += file.length;
    if (createHash('sha256').update(file).digest('hex') !== sha256) bad.push(`The file ${id} is not what was sent.`);
  }
  published.sort((one, other) => one - other);
  const quantile = (/** @type {number} */ part) =>
    published[Math.min(published.length - 1, Math.floor(part * published.length))] ?? 0;
  return {
    said: [
      `${seen.requests} requests: ${seen.retried} were asked again, ${bad.length === 0 ? 'none failed then' : `${bad.length} failed`}; the longest wait was ${(seen.longest / 1_000).toFixed(1)} s.`,
      `${saved} houses acknowledged, ${after - before} there.`,
      `${sent.length} files of ${(bytes / Math.max(sent.length, 1) / 1_000_000).toFixed(1)} MB in parts, all with the SHA-256 they were sent with.`,
      `${published.length} times a publication was seen at a site, the last old answer of which came half of the time within ${quantile(0.5)} ms, 95 % within ${quantile(0.95)} ms, the slowest ${quantile(1)} ms.`,
    ],
    bad: [...new Set(bad)].slice(0, 10),
    retried: seen.retried,
  };
}
