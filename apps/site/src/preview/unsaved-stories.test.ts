import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createUnsavedStories, type UnsavedStories } from './unsaved-stories';

const [anna, bram] = ['3f0e8d5c-1111-4222-8333-444455556666', '4f0e8d5c-1111-4222-8333-444455556666'];
const story = (title: string, id = 7) => ({
  id,
  uuid: 'u',
  name: 'Home',
  slug: 'home',
  full_slug: 'home',
  tag_list: [],
  content: { component: 'page', title },
});

let directory: string;
let stories: UnsavedStories;

beforeEach(async () => {
  directory = join(await mkdtemp(join(tmpdir(), 'unsaved-')), 'previews');
  stories = createUnsavedStories(directory);
});
afterEach(() => rm(join(directory, '..'), { recursive: true }));

test('an editor sees the last of what was typed, and only in that story', async () => {
  expect(await stories.read(anna, 7)).toBeUndefined();
  await stories.keep(anna, story('Warm'));
  await stories.keep(anna, story('Warmte'));
  expect((await stories.read(anna, 7))?.content.title).toBe('Warmte');
  expect(await stories.read(anna, 8)).toBeUndefined();
});

test('nobody sees what another editor is typing', async () => {
  await stories.keep(anna, story('Warmte'));
  expect(await stories.read(bram, 7)).toBeUndefined();
});

test('saved is no longer unsaved', async () => {
  await stories.keep(anna, story('Warmte'));
  await stories.forget(anna);
  await stories.forget(bram);
  expect(await stories.read(anna, 7)).toBeUndefined();
});

test('what was left behind yesterday is gone, what is typed today stays', async () => {
  await stories.keep(anna, story('Gisteren'));
  await stories.keep(bram, story('Vandaag'));
  const now = new Date();
  const yesterday = new Date(now.getTime() - 24 * 60 * 60 * 1000);
  await utimes(join(directory, `${anna}.json`), yesterday, yesterday);
  await stories.forgetOld(8 * 60 * 60, now);
  expect(await stories.read(anna, 7)).toBeUndefined();
  expect((await stories.read(bram, 7))?.content.title).toBe('Vandaag');
});
