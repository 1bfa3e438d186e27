import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { wiring } from './wiring.mjs';

const settings = { ports: { site: 3000, backend: 4000, sandbox: 4100, smtp: 4125 }, dataDir: '/tmp/data', production: false };

test('content comes from the sandbox, with a preview of its drafts', () => {
  expect(wiring(settings, {})).toMatchObject({
    STORYBLOK_ENDPOINT: 'http://localhost:4100',
    STORYBLOK_TOKEN: 'sandbox-public-token',
    STORYBLOK_PREVIEW_TOKEN: 'sandbox-preview-token',
    STORYBLOK_EDITOR_URL: 'http://localhost:4100',
  });
});

test('a token of a Storyblok space is enough to have content from there', () => {
  const environment = wiring(settings, { STORYBLOK_TOKEN: 'of-a-space' });
  expect(environment.STORYBLOK_TOKEN).toBe('of-a-space');
  for (const name of ['STORYBLOK_ENDPOINT', 'STORYBLOK_PREVIEW_TOKEN', 'STORYBLOK_EDITOR_URL'])
    expect(environment).not.toHaveProperty(name);
});

test('content may come from another address that plays Storyblok', () => {
  expect(wiring(settings, { STORYBLOK_ENDPOINT: 'http://localhost:9' })).toMatchObject({
    STORYBLOK_ENDPOINT: 'http://localhost:9',
    STORYBLOK_TOKEN: 'sandbox-public-token',
  });
});

test('every part hears whose edition it is, and the sandbox serves that one’s stories', () => {
  expect(wiring(settings, {})).toMatchObject({ EDITION: 'pomp', CONTENT_DIR: expect.stringMatching(/site[\\/]content$/) });
  expect(wiring(settings, { EDITION: 'amstelwarmte' })).toMatchObject({
    EDITION: 'amstelwarmte',
    CONTENT_DIR: expect.stringMatching(/site[\\/]content-amstelwarmte$/),
  });
  expect(wiring(settings, { EDITION: './ours.mjs', CONTENT_DIR: '/stories' })).toMatchObject({
    EDITION: expect.stringMatching(/^[\\/].+[\\/]ours\.mjs$|^[A-Z]:/),
    CONTENT_DIR: resolve('/stories'),
  });
});

test('paths are read from where it is started, not from the folder that a part runs in', () => {
  expect(wiring(settings, { EDITION: './ours.mjs', CONTENT_DIR: './our-stories' })).toMatchObject({
    EDITION: resolve('ours.mjs'),
    CONTENT_DIR: resolve('our-stories'),
  });
});

test('with customers no content of the sandbox’s is shown', () => {
  const environment = wiring({ ...settings, production: true }, {});
  for (const name of ['STORYBLOK_ENDPOINT', 'STORYBLOK_TOKEN', 'STORYBLOK_WEBHOOK_SECRET'])
    expect(environment).not.toHaveProperty(name);
});
