import { randomUUID } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { createMollieClient, Locale, type MollieClient } from '@mollie/api-client';
import { apiPlugin, storyblokInit, type StoryblokClient } from '@storyblok/js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mollieApiKey, startTestSandbox, tokens, type TestSandbox } from './testing/running-sandbox.js';

// The clients that services publish themselves walk through their stand-ins here, and, by `pnpm check:services`, in the same way through the real ones.

const { CHECK_SERVICES, MOLLIE_API_KEY, STORYBLOK_TOKEN } = process.env;
const isReal = CHECK_SERVICES === 'real';
if (isReal && !MOLLIE_API_KEY && !STORYBLOK_TOKEN)
  throw new Error('Give the keys of what is to be looked at: MOLLIE_API_KEY (of a test profile), STORYBLOK_TOKEN (public).');
if (isReal && MOLLIE_API_KEY && !MOLLIE_API_KEY.startsWith('test_')) throw new Error('MOLLIE_API_KEY has to be one for testing.');

let sandbox: TestSandbox | undefined;
beforeAll(async () => {
  if (isReal) return;
  sandbox = await startTestSandbox();
  await sandbox.write('home.json', {
    name: 'Home',
    published_at: '2026-01-10T08:00:00.000Z',
    content: { component: 'page', title: 'Warm thuis' },
  });
});
afterAll(async () => {
  await sandbox?.stop();
  await sandbox?.cleanUp();
});

/** Mollie's own client insists on https, which the stand-in doesn't speak: it gets the other agent. */
function mollieWith(apiKey: string): MollieClient {
  if (!sandbox) return createMollieClient({ apiKey });
  const { Agent } = https;
  Object.assign(https, { Agent: http.Agent });
  try {
    return createMollieClient({ apiKey, apiEndpoint: `${sandbox.url}/mollie/v2/` });
  } finally {
    Object.assign(https, { Agent });
  }
}

const withMollie = !isReal || MOLLIE_API_KEY ? [{ key: isReal ? (MOLLIE_API_KEY ?? '') : mollieApiKey }] : [];
describe.each(withMollie)('@mollie/api-client', ({ key }) => {
  const order = {
    amount: { currency: 'EUR', value: '1700.00' },
    description: 'Factuur F2026-0412',
    redirectUrl: 'https://www.pomp.example/terug/',
    metadata: { orderId: '1' },
    locale: Locale.nl_NL,
  };

  test('makes a payment that can be paid, and finds it', async () => {
    const mollie = mollieWith(key);
    const made = await mollie.payments.create(order);
    expect(made).toMatchObject({ resource: 'payment', mode: 'test', status: 'open', ...order });
    expect(made.id).toMatch(/^tr_\w+$/);
    expect(made.getCheckoutUrl()).toMatch(/^https?:/);
    expect(Date.parse(made.createdAt)).not.toBeNaN();
    expect(await mollie.payments.get(made.id)).toMatchObject({ id: made.id, status: 'open', amount: order.amount });
  });

  test('makes one payment of one key', async () => {
    const mollie = mollieWith(key);
    const idempotencyKey = randomUUID();
    const [one, again] = [
      await mollie.payments.create({ ...order, idempotencyKey }),
      await mollie.payments.create({ ...order, idempotencyKey }),
    ];
    expect(again.id).toBe(one.id);
  });

  test('is refused in Mollie’s own way', async () => {
    const mollie = mollieWith(key);
    await expect(mollie.payments.get('tr_doesnotexist')).rejects.toMatchObject({ statusCode: 404, title: 'Not Found' });
    await expect(mollie.payments.create({ ...order, amount: { currency: 'EUR', value: '17' } })).rejects.toMatchObject({
      statusCode: 422,
      title: 'Unprocessable Entity',
      field: expect.stringMatching(/^amount/) as string,
    });
    await expect(mollieWith(`test_${'x'.repeat(30)}`).payments.create(order)).rejects.toMatchObject({ statusCode: 401 });
  });
});

const withStoryblok = !isReal || STORYBLOK_TOKEN ? [{ token: isReal ? (STORYBLOK_TOKEN ?? '') : tokens.public }] : [];
describe.each(withStoryblok)('@storyblok/js', ({ token }) => {
  function storyblokWith(accessToken: string): StoryblokClient {
    const { storyblokApi } = storyblokInit({
      accessToken,
      use: [apiPlugin],
      apiOptions: { ...(sandbox && { endpoint: `${sandbox.url}/v2` }), cache: { type: 'none', cv: 'manual' } },
    });
    if (!storyblokApi) throw new Error('No client.');
    return storyblokApi;
  }

  test('lists what is published, with totals, and reads one of them', async () => {
    const storyblok = storyblokWith(token);
    const { data, total, perPage } = await storyblok.getStories({ version: 'published', per_page: 5 });
    expect(total).toBeGreaterThan(0);
    expect(perPage).toBe(5);
    const [{ full_slug: slug = '', uuid } = {}] = data.stories;
    const one = await storyblok.getStory(slug, { version: 'published' });
    expect(one.data.story).toMatchObject({ uuid, full_slug: slug, content: { component: expect.any(String) as string } });
    expect(data).toMatchObject({ cv: expect.any(Number) as number, links: expect.any(Array) as [], rels: expect.any(Array) as [] });
  });

  test('has links, and the version of the space', async () => {
    const storyblok = storyblokWith(token);
    const { data } = await storyblok.get('cdn/links', {});
    expect(Object.values(data.links ?? {})[0]).toMatchObject({
      slug: expect.any(String) as string,
      is_folder: expect.any(Boolean) as boolean,
    });
    expect((await storyblok.get('cdn/spaces/me', {})).data.space).toMatchObject({ version: expect.any(Number) as number });
  });

  test('is refused a story that isn’t there, and everything with another token', async () => {
    await expect(storyblokWith(token).getStory(`geen-${randomUUID()}`, {})).rejects.toMatchObject({ status: 404 });
    await expect(storyblokWith('wrong').getStories({})).rejects.toMatchObject({ status: 401 });
  });
});
