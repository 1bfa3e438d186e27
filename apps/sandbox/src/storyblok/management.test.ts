import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createManagementApiClient } from '@storyblok/management-api-client';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { personalToken, startTestSandbox, tokens, type TestSandbox } from '../testing/running-sandbox.js';

let sandbox: TestSandbox;

beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(async () => {
  await sandbox.stop();
  await sandbox.cleanUp();
});

/** Storyblok's own client. */
const client = (personalAccessToken = personalToken, spaceId = 1) =>
  createManagementApiClient({ personalAccessToken, spaceId, baseUrl: sandbox.url, throwOnError: true, rateLimit: false });
const refused = (status: number) => expect.objectContaining({ response: expect.objectContaining({ status }) as unknown });

it('nobody comes in without a person’s token, and only into their own space', async () => {
  await expect(client(tokens.preview).components.list()).rejects.toEqual(refused(401));
  await expect(client(personalToken, 2).components.list()).rejects.toEqual(refused(404));
});

it('folders, blocks and webhooks are kept, and a name is there once', async () => {
  const space = client();
  const made = await space.componentFolders.create({
    body: { component_group: { name: 'Openingen', uuid: 'mine' } as { name: string } },
  });
  const { uuid } = made.data.component_group ?? {};
  expect(uuid).not.toBe('mine');
  await expect(space.componentFolders.create({ body: { component_group: { name: 'Openingen' } } })).rejects.toEqual(refused(422));

  const block = { name: 'hero', schema: { title: { type: 'text' as const, pos: 0 } } };
  const { component } = (await space.components.create({ body: { component: block } })).data;
  await expect(space.components.create({ body: { component: block } })).rejects.toEqual(refused(422));
  await space.components.update(component.id, { body: { component: { name: 'hero', schema: { text: { type: 'textarea' } } } } });
  const { components } = (await space.components.list()).data;
  expect(components).toEqual([
    { id: component.id, name: 'hero', schema: { text: { id: expect.any(String) as string, type: 'textarea' } } },
  ]);

  const preset = { name: 'Voorbeeld', component_id: component.id, preset: { component: 'hero', text: 'Warm' } };
  await space.presets.create({ body: { preset } });
  await expect(space.presets.create({ body: { preset: { ...preset, component_id: 99 } } })).rejects.toEqual(refused(404));
  expect((await space.presets.list()).data.presets).toEqual([{ id: 1, ...preset }]);

  const tag = { name: 'Voorpagina', object_type: 'component' as const };
  const { internal_tag: kept } = (await space.internalTags.create({ body: { internal_tag: tag } })).data;
  const tagsOf = async (kind: 'asset' | 'component') =>
    (await space.internalTags.list({ query: { by_object_type: kind } })).data.internal_tags;
  expect(kept).toEqual({ id: 1, ...tag });
  expect(await tagsOf('component')).toEqual([kept]);
  expect(await tagsOf('asset')).toEqual([]);

  const webhook = { name: 'Site', endpoint: 'https://pomp.example/api/storyblok/publish', actions: ['story.published'] };
  await space.post('/v1/spaces/1/webhook_endpoints', { body: { webhook_endpoint: webhook } });
  expect((await space.get('/v1/spaces/1/webhook_endpoints')).data).toEqual({ webhook_endpoints: [{ id: 1, ...webhook }] });
});

it('what editors choose from is made and filled, in every language, and can be asked for at once', async () => {
  const space = client();
  expect((await space.datasources.list()).data).toEqual({ datasources: [] });
  const wanted = { name: 'Onderwerpen', slug: 'onderwerpen', dimensions_attributes: [{ name: 'en', entry_value: 'en' }] };
  const { datasource } = (await space.datasources.create({ body: { datasource: wanted } })).data;
  await expect(space.datasources.create({ body: { datasource: wanted } })).rejects.toEqual(refused(422));

  const [english] = datasource.dimensions;
  const add = async (name: string, value: string) =>
    (await space.datasourceEntries.create({ body: { datasource_entry: { name, value, datasource_id: datasource.id } } })).data
      .datasource_entry;
  const costs = await add('Kosten', 'kosten');
  await add('Nieuws', 'nieuws');
  const query = { dimension_id: english?.id ?? 0 };
  await space.datasourceEntries.update(costs.id, {
    query,
    body: { datasource_entry: { name: 'Kosten', value: 'kosten', dimension_value: 'Costs' } },
  });

  const answer = await fetch(`${sandbox.url}/v2/cdn/datasource_entries?datasource=onderwerpen&dimension=en&token=${tokens.public}`);
  expect(await answer.json()).toMatchObject({
    datasource_entries: [
      { name: 'Kosten', value: 'kosten', dimension_value: 'Costs' },
      { name: 'Nieuws', value: 'nieuws', dimension_value: null },
    ],
  });
  expect((await space.datasources.list()).data.datasources).toMatchObject([{ slug: 'onderwerpen' }]);
});

it('what is written at once is all there: entries of a datasource, and one story', async () => {
  const space = client();
  const { datasource } = (await space.datasources.create({ body: { datasource: { name: 'Onderwerpen', slug: 'onderwerpen' } } }))
    .data;
  const values = Array.from({ length: 8 }, (_, at) => `waarde-${at}`);
  const made = await Promise.all(
    values.map((value) =>
      space.datasourceEntries.create({ body: { datasource_entry: { name: value, value, datasource_id: datasource.id } } }),
    ),
  );
  expect(new Set(made.map(({ data }) => data.datasource_entry.id)).size).toBe(values.length);
  const answer = await fetch(`${sandbox.url}/v2/cdn/datasource_entries?datasource=onderwerpen&token=${tokens.public}`);
  const { datasource_entries: entries } = (await answer.json()) as { datasource_entries: { value: string }[] };
  expect(entries.map(({ value }) => value).toSorted()).toEqual(values);

  await sandbox.write('home.json', { name: 'Home', draft: { content: { component: 'page', title: 'Warm' } } });
  const id = Number((await space.stories.list({})).data.stories?.[0]?.id);
  const stories = values.map((title) =>
    space.stories.update(id, { body: { story: { content: { component: 'page', title } } }, query: { publish: true } }),
  );
  await Promise.all(stories);
  expect((await space.stories.get(id)).data.story).toMatchObject({ published: true, unpublished_changes: false });
});

it('a story is changed in its file: as a draft, or as visitors see it', async () => {
  const file = {
    name: 'Home',
    published_at: '2026-01-10T08:00:00.000Z',
    content: { component: 'page', title: 'Warm', title__i18n__en: 'Warm' },
  };
  await sandbox.write('home.json', file);
  await sandbox.write('over/index.json', file);
  const space = client();
  const { stories = [] } = (await space.stories.list({ query: { per_page: 1, page: 2 } })).data;
  expect(stories).toMatchObject([{ full_slug: 'over/', published: true }]);
  expect(stories[0]).not.toHaveProperty('content');

  const id = Number(stories[0]?.id);
  const read = async () => (await space.stories.get(id)).data.story;
  expect(await read()).toMatchObject({ content: file.content, published: true, unpublished_changes: false });
  await space.stories.update(id, { body: { story: { content: { component: 'page', title: 'Warmer' } } } });
  expect(await read()).toMatchObject({ content: { title: 'Warmer' }, unpublished_changes: true });
  const live = async () => {
    const answer = await fetch(`${sandbox.url}/v2/cdn/stories/over?token=${tokens.public}&cv=1`);
    return ((await answer.json()) as { story: { content: { title: string } } }).story.content.title;
  };
  expect(await live()).toBe('Warm');
  await space.stories.update(id, {
    body: { story: { content: { component: 'page', title: 'Warmst' } } },
    query: { publish: true },
  });
  expect(await live()).toBe('Warmst');
  expect(await read()).toMatchObject({ unpublished_changes: false });
});

it('of a story that is published the webhooks are told that ask for it, signed with their secret', async () => {
  const told: { path: string | undefined; signature: unknown; body: string }[] = [];
  const site = createServer(async (request, response) => {
    told.push({ path: request.url, signature: request.headers['webhook-signature'], body: await text(request) });
    response.end();
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void site.close());
  const { port } = site.address() as AddressInfo;
  const secret = 'only-the-two-of-us';
  await sandbox.write('over/index.json', { name: 'Over', draft: { content: { component: 'page', title: 'Warm' } } });
  const space = client();
  const hook = (path: string, actions: string[], more: object) =>
    space.post('/v1/spaces/1/webhook_endpoints', {
      body: { webhook_endpoint: { name: path, endpoint: `http://127.0.0.1:${port}/${path}`, actions, ...more } },
    });
  await hook('signed', ['story.published', 'story.moved'], { secret, activated: true });
  await hook('assets', ['asset.created'], { secret });
  await hook('off', ['story.published'], { activated: false });

  const id = Number((await space.stories.list({})).data.stories?.[0]?.id);
  await space.stories.update(id, { body: { story: {} } });
  await space.stories.update(id, { body: { story: {} }, query: { publish: true } });
  await vi.waitFor(() => expect(told).toHaveLength(1));
  const [{ body, ...rest }] = told as [(typeof told)[number]];
  expect(rest).toEqual({ path: '/signed', signature: createHmac('sha1', secret).update(body).digest('hex') });
  expect(JSON.parse(body)).toMatchObject({ action: 'published', space_id: 1, story_id: id, full_slug: 'over/' });
});

it('a story that is published keeps when that was first, and has the name of its draft', async () => {
  const content = { component: 'page', title: 'Warm' };
  const published_at = '2026-01-10T08:00:00.000Z';
  await sandbox.write('home.json', { name: 'Home', published_at, content, draft: { name: 'Thuis', content } });
  await sandbox.write('nieuw.json', { name: 'Nieuw', draft: { content } });
  const space = client();
  const { stories = [] } = (await space.stories.list({})).data;
  for (const { id } of stories) await space.stories.update(Number(id), { body: { story: {} }, query: { publish: true } });
  const answer = await fetch(`${sandbox.url}/v2/cdn/stories?token=${tokens.public}&cv=1`);
  const now = '2026-02-03T09:30:00.000Z';
  expect(await answer.json()).toMatchObject({
    stories: [
      { name: 'Thuis', published_at: now, first_published_at: published_at },
      { name: 'Nieuw', published_at: now, first_published_at: now },
    ],
  });
});
