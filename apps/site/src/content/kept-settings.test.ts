import { ContentUnavailable, fallbackSettings, settingsSlug, type SiteSettings, storyTag } from '@pomp/cms';
import { expect, test } from 'vitest';
import { keptSettings } from './kept-settings';

const menu = (label: string): SiteSettings => ({
  ...fallbackSettings,
  header: { ...fallbackSettings.header, items: [{ label, href: '/', newTab: false }] },
});

function site(patience?: number) {
  const told = { asked: 0, now: 0, version: 0, stale: -1, answer: () => Promise.resolve(menu('Producten')) };
  const settingsIn = keptSettings(
    () => ({
      getSiteSettings: () => {
        told.asked += 1;
        return told.answer();
      },
    }),
    {
      now: () => told.now,
      patience,
      published: {
        get version() {
          return told.version;
        },
        staleSince: (version, tags) => tags.includes(storyTag(settingsSlug)) && told.stale > version,
      },
    },
  );
  const publish = () => (told.stale = told.version += 1);
  const label = async () => (await settingsIn('nl-NL')).header.items[0]?.label;
  return { told, publish, label };
}

test('menus are asked for once, until they are published or an hour old', async () => {
  const { told, publish, label } = site();
  expect(await Promise.all([label(), label()])).toEqual(['Producten', 'Producten']);
  await label();
  expect(told.asked).toBe(1);

  told.answer = () => Promise.resolve(menu('Warmte'));
  publish();
  expect(await label()).toBe('Warmte');
  told.now = 3_600_000;
  await label();
  expect(told.asked).toBe(3);
});

test('while the content service is away those of before stay, and where there were none a page goes on without', async () => {
  const { told, publish, label } = site();
  const answer = told.answer;
  told.answer = () => Promise.reject(new ContentUnavailable('settings', 'away'));
  expect(await label()).toBeUndefined();
  told.answer = answer;
  expect(await label()).toBe('Producten');
  told.answer = () => Promise.reject(new ContentUnavailable('settings', 'away'));
  publish();
  expect(await label()).toBe('Producten');
});

test('nobody waits for a slow answer, and one question is enough meanwhile', async () => {
  const { told, label } = site(0);
  told.answer = () => new Promise(() => undefined);
  expect(await Promise.all([label(), label()])).toEqual([undefined, undefined]);
  expect(told.asked).toBe(1);
});

test('a mistake of our own is none of the content service', async () => {
  const { told, label } = site();
  told.answer = () => Promise.reject(new TypeError('ours'));
  await expect(label()).rejects.toThrow(TypeError);
});
