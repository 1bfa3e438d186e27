import { createHmac } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { expect } from '../test';
import { messages, test } from './test';

const titleOn = async (request: APIRequestContext, slug: string) =>
  /<h1[^>]*>(.*?)<\/h1>/.exec(await (await request.get(`/${slug}/`)).text())?.[1];

/** Until a page is kept. */
const expectKept = (request: APIRequestContext, path: string) =>
  expect.poll(async () => (await request.get(path)).headers()['x-cache']).toBe('HIT');

/** Every page in both languages, until it is kept. */
async function visitAll(request: APIRequestContext): Promise<void> {
  for (const path of messages.flatMap((slug) => [`/${slug}/`, `/en/${slug}/`])) await expectKept(request, path);
}

/** The message above the site. */
const bannerOf = async (request: APIRequestContext) =>
  ((await (await request.get('/api/storyblok/banner')).json()) as { value: string }).value;

/** As Storyblok tells that a story was published. */
async function publish(request: APIRequestContext, slug: string): Promise<void> {
  const body = JSON.stringify({ action: 'published', space_id: 1, story_id: 1, full_slug: slug });
  const signature = createHmac('sha1', 'sandbox-webhook-secret-0000').update(body).digest('hex');
  const headers = { 'content-type': 'application/json', 'webhook-signature': signature };
  expect((await request.post('/api/storyblok/publish', { data: body, headers })).status()).toBe(200);
}

test('publishing one story makes one page again; with the content service ill, the last good page stays', async ({
  request,
  content: { service, write },
}) => {
  await visitAll(request);
  const [first = '', second = ''] = messages;

  await write(first, 'Nieuws over bericht 1');
  service.forget();
  await publish(request, first);
  await expect.poll(() => titleOn(request, first)).toBe('Nieuws over bericht 1');
  await visitAll(request);
  // In both languages: in another than Dutch it is made of the story in both.
  expect(new Set(service.asked.filter((slug) => slug.startsWith('berichten/')))).toEqual(new Set([first]));

  for (const condition of ['away', 'talking nonsense'] as const) {
    await write(second, `Geschreven terwijl de dienst ${condition} is`);
    service.condition = condition;
    service.forget();
    await publish(request, second);
    // The first visitor sets it going, those after see how it ended.
    await expect.poll(async () => [await titleOn(request, second), service.asked.includes(second)]).toEqual(['Bericht 2', true]);
    expect(await titleOn(request, second)).toBe('Bericht 2');
    expect((await request.get('/bestaat-nog-niet/')).status()).toBe(503);
  }

  service.condition = 'well';
  await publish(request, second);
  await expect.poll(() => titleOn(request, second)).toBe('Geschreven terwijl de dienst talking nonsense is');
});

test('what is searched or made up costs the content service nothing, and is searched while that is away', async ({
  request,
  content: { service },
}) => {
  const statuses = async (...paths: readonly string[]) => {
    const answers = await Promise.all(paths.map((path) => request.get(path)));
    return answers.map((answer) => answer.status());
  };
  const [list, search] = ['/kennisbank/', '/kennisbank/?q=geluid'];
  const result = (houseNumber: number) => `/besparing-resultaat/?zipcode=1271AD&housenumber=${houseNumber}&withoutScript=1`;
  await expectKept(request, list);
  expect(await statuses(search, result(5), `${list}?category=onzin`, `${list}?page=99`)).toEqual([200, 200, 200, 404]);

  service.forget();
  const made = Array.from({ length: 50 }, (_, index) => `${list}?category=onzin-${index}`);
  expect(new Set(await statuses(search, `${list}?q=subsidie`, result(6), ...made))).toEqual(new Set([200]));
  expect(await statuses(`${list}?page=99`, '/beeld/delen/onzin.png')).toEqual([404, 404]);
  expect(service.asked).toEqual([]);

  service.condition = 'away';
  expect(await statuses(search, result(7))).toEqual([200, 200]);
  service.condition = 'well';
});

test('publishing a story makes its page in another language again too, where its slug is another', async ({
  request,
  content: { write },
}) => {
  const [slug, path] = ['berichten/vertaald', 'messages/translated'];
  // Known, from the list of those that there are.
  for (let visit = 0; visit < 2; visit += 1) expect((await request.get(`/en/${path}/`)).status()).toBe(404);

  for (const title of ['A message', 'Another message']) {
    await write(slug, 'Een bericht', { title, path });
    await publish(request, slug);
    await expect.poll(() => titleOn(request, `en/${path}`)).toBe(title);
    await expectKept(request, `/en/${path}/`);
  }

  const moved = await request.get(`/en/${slug}/?utm_source=mail`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([308, `/en/${path}/?utm_source=mail`]);
  expect(moved.headers()['cache-control']).toBe('no-cache');
});

test('a story that gets another slug is no longer where it was, and what shows another is made again too', async ({
  request,
  content: { service, directory, write },
}) => {
  const [slug, renamed, other] = ['berichten/oude-naam', 'berichten/nieuwe-naam', 'faq'];
  await write(slug, 'Een bericht');
  await publish(request, slug);
  await expectKept(request, `/${slug}/`);
  await expectKept(request, `/${other}/`);
  service.forget();

  await rm(join(directory, `${slug}.json`));
  await write(renamed, 'Een bericht');
  await publish(request, renamed);
  await expect.poll(async () => (await request.get(`/${slug}/`)).status()).toBe(404);
  // It may lead there.
  await request.get(`/${other}/`);
  expect(service.asked).toContain(other);
  expect(await titleOn(request, renamed)).toBe('Een bericht');
});

test('a page that nobody translated is shown in Dutch, and says so', async ({ request }) => {
  const [slug = ''] = messages.slice(-1);
  const english = await (await request.get(`/en/${slug}/`)).text();
  expect(english).toContain('This page is only available in Dutch.');
  expect(english).toMatch(/<div lang="nl">(?:(?!<\/div><div).)*<h1/);
  const dutch = await (await request.get(`/${slug}/`)).text();
  expect(dutch).not.toContain('alleen in het Nederlands');
  expect(dutch.replace(/<html lang="nl"/, '')).not.toMatch(/<(?!a |link )[^>]* lang="/);
});

test('the message above the site is there as soon as it is published, and gone as soon as it is taken out', async ({
  request,
  content: { writeBanner },
}) => {
  const banner = () => bannerOf(request);
  expect(await banner()).toContain('Pomp AO');
  for (const text of ['Vandaag zijn we dicht.', '']) {
    await writeBanner(text);
    await publish(request, 'settings/site');
    await expect.poll(banner).toBe(text);
  }
});

test('what is published while the content service is answering counts, though that answer is of before', async ({
  request,
  content: { service, writeBanner },
}) => {
  const banner = () => bannerOf(request);
  await publish(request, 'settings/site');
  const held = service.hold('settings/site');
  // Answered with what is kept, which is looked at again meanwhile.
  await banner();
  const { letGo } = await held;
  await writeBanner('Morgen zijn we dicht.');
  await publish(request, 'settings/site');
  letGo();
  await expect.poll(banner).toBe('Morgen zijn we dicht.');
});
