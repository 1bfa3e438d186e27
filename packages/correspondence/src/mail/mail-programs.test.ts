import { edition } from '@pomp/edition/editions/pomp';
import { caniemail } from 'caniemail';
import { beforeAll, describe, expect, test } from 'vitest';
import { everyMail } from '../words/every-mail.stories.setup.js';
import { dutch } from '../words/languages.stories.setup.js';
import type { RenderedMail } from './rendered-mail.js';

/** What most customers read in; Outlook on Windows is the one that lays out by Word. */
const programs = ['gmail.*', 'outlook.windows', 'outlook.macos', 'outlook.android', 'apple-mail.*'] as const;

/** Of all that these programs leave out, as caniemail.com found, what mails have all the same, and why that does no harm. */
const harmless = {
  '@media': 'only the colours in the dark, which these programs turn by themselves',
  '<body> element': 'becomes a box with the same style',
  '<style> element': 'only the colours in the dark',
  'background-image': 'the line on top is its warm end, without the gradient',
  'border-radius': 'corners are square',
  'display:none': 'the preheader has no height either',
  opacity: 'the preheader isn’t displayed either',
  overflow: 'the preheader isn’t displayed either',
  'overflow-wrap': 'a title as long as a line goes on beside the sheet',
  'target attribute': 'links open in a window of their own anyway',
  'text-decoration-line': 'the same is said by `text-decoration`',
};

let mails: readonly RenderedMail[] = [];
beforeAll(async () => {
  const makers = Object.values(everyMail({ edition, language: dutch }, 'https://www.pomp.example')).flat();
  mails = await Promise.all(makers.map((make) => make()));
});

/** What mails have of this, each once; comments are only for Word, which they help. */
const foundOf = (pattern: RegExp) => [
  ...new Set(
    mails.flatMap(
      ({ html }) =>
        html
          .replaceAll(/<!--.*?-->/gs, '')
          .replaceAll('&#x27;', "'")
          .match(pattern) ?? [],
    ),
  ),
];

describe('Gmail, Outlook and Apple Mail', () => {
  test('show all that a mail says: what they leave out of its looks does no harm', () => {
    // Each element once, and not each mail: they say the same of it a hundred times.
    const elements = foundOf(/<style.*?<\/style>|<(?!!|\/|style|title)[^>]+>/gs).join('\n');
    const { issues } = caniemail({ clients: [...programs], html: `<html>${elements}</html>` });
    const leftOut = new Set([...issues.errors.values()].flatMap((found) => found.map(({ title }) => title)));
    expect([...leftOut].toSorted()).toEqual(Object.keys(harmless).toSorted());
  });

  test('lay out by tables, which screen readers don’t read as tables', () => {
    const tables = foundOf(/<table[^>]*>/g);
    expect(tables.length).toBeGreaterThan(0);
    for (const table of tables) expect(table).toContain('role="presentation"');
  });

  test('need no font that a machine lacks', () => {
    const families = foundOf(/font-family:[^;"]+/g);
    expect(families.length).toBeGreaterThan(0);
    for (const family of families) expect(family).toMatch(/, ?Arial, ?sans-serif$/);
    expect(foundOf(/@font-face|@import|<link[^>]*>/g)).toEqual([]);
  });

  test('have nothing to fetch, and lead to whole addresses', () => {
    for (const source of foundOf(/ src="[^"]*"/g)) expect(source).toMatch(/"cid:/);
    const links = foundOf(/ href="[^"]*"/g);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link).toMatch(/"(https:\/\/|mailto:|tel:)/);
    for (const picture of foundOf(/<img[^>]*>/g)) expect(picture).toMatch(/alt="[^"]+".*width="\d+".*height="\d+"/);
  });

  test('say in the list of mails what it is about, and something where there is no layout', () => {
    for (const { subject, html, text } of mails) {
      expect(html, subject).toMatch(/<body[^>]*>.*?<div style="display:none;[^"]*"[^>]*>[^<]+</s);
      expect(text.trim(), subject).not.toBe('');
    }
  });

  test('get a mail whole: Gmail cuts one off at 102 kB', () => {
    for (const { subject, html } of mails) expect(Buffer.byteLength(html), subject).toBeLessThan(102_000);
  });
});
