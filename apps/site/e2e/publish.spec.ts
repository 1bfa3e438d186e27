import { createHmac } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { type ContentProxy, startContentProxy } from './content-proxy';
import { expect, test as base } from './test';

interface Content {
  readonly service: ContentProxy;
  write(slug: string, title: string): Promise<void>;
  /** The message above the site, in the settings. */
  writeBanner(text: string): Promise<void>;
}

const page = (title: string) => ({
  name: title,
  published_at: '2026-01-12T08:00:00.000Z',
  content: { component: 'page', description: title, body: [{ component: 'text_section', title }] },
});

/** A stack over stories of its own, with a content service that can be watched and be ill. */
const test = base.extend<object, { content: Content & { environment: Record<string, string> } }>({
  content: [
    async ({}, use) => {
      const directory = await mkdtemp(join(tmpdir(), 'pomp-content-'));
      await cp(join(import.meta.dirname, '../content'), directory, { recursive: true });
      await mkdir(join(directory, 'berichten'));
      const service = await startContentProxy();
      const write = (slug: string, title: string) => writeFile(join(directory, `${slug}.json`), JSON.stringify(page(title)));
      const writeBanner = async (banner: string) => {
        const file = join(directory, 'settings/site.json');
        const settings = JSON.parse(await readFile(file, 'utf8')) as { content: object };
        await writeFile(file, JSON.stringify({ ...settings, content: { ...settings.content, banner } }));
      };
      await Promise.all(slugs.map((slug, index) => write(slug, `Bericht ${index + 1}`)));
      await use({ service, write, writeBanner, environment: { CONTENT_DIR: directory, STORYBLOK_ENDPOINT: service.url } });
      await service.stop();
      await rm(directory, { recursive: true });
    },
    { scope: 'worker' },
  ],
  environment: [({ content }, use) => use(content.environment), { scope: 'worker' }],
});

const slugs = Array.from({ length: 20 }, (_, index) => `berichten/bericht-${index + 1}`);

const titleOn = async (request: APIRequestContext, slug: string) =>
  /<h1[^>]*>(.*?)<\/h1>/.exec(await (await request.get(`/${slug}/`)).text())?.[1];

/** Every page, until Next has it in its cache; with a query, since the door's memory says nothing of that. */
async function visitAll(request: APIRequestContext): Promise<void> {
  for (const slug of slugs)
    await expect.poll(async () => (await request.get(`/${slug}/?from-the-cache`)).headers()['x-nextjs-cache']).toBe('HIT');
}

/** As Storyblok tells that a story was published. */
async function publish(request: APIRequestContext, slug: string): Promise<void> {
  const body = JSON.stringify({ action: 'published', space_id: 1, story_id: 1, full_slug: slug });
  const signature = createHmac('sha1', 'sandbox-webhook-secret-0000').update(body).digest('hex');
  const headers = { 'content-type': 'application/json', 'webhook-signature': signature };
  expect((await request.post('/api/storyblok/publish', { data: body, headers })).status()).toBe(200);
}

test(
  'publishing one story makes one page again; with the content service ill, the last good page stays',
  { tag: '@desktop' },
  async ({ request, stack, content: { service, write } }) => {
    service.target = stack.urls.sandbox;
    await visitAll(request);
    const [first = '', second = ''] = slugs;

    await write(first, 'Nieuws over bericht 1');
    service.forget();
    await publish(request, first);
    await expect.poll(() => titleOn(request, first)).toBe('Nieuws over bericht 1');
    await visitAll(request);
    expect(service.asked.filter((slug) => slug.startsWith('berichten/'))).toEqual([first]);

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
  },
);

test(
  'the message above the site is there as soon as it is published, and gone as soon as it is taken out',
  { tag: '@desktop' },
  async ({ request, stack, content: { service, writeBanner } }) => {
    service.target = stack.urls.sandbox;
    const banner = async () => ((await (await request.get('/api/storyblok/banner')).json()) as { value: string }).value;
    expect(await banner()).toContain('Pomp AO');
    for (const text of ['Vandaag zijn we dicht.', '']) {
      await writeBanner(text);
      await publish(request, 'settings/site');
      await expect.poll(banner).toBe(text);
    }
  },
);
