import type { APIResponse } from '@playwright/test';
import { everyPage, type Seen } from './every-page';
import { expect, test } from './test';
import { invalidities } from './valid-html';

const meta = (html: string, name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
const isEnglish = (path: string) => path.startsWith('/en/');
const canonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

/** Where people who follow a link on a page get: pages and files of ours, without the part behind `#`. */
const linksOn = ({ html }: Seen) =>
  Array.from(html.replace(/<script[^]*?<\/script>/g, '').matchAll(/<a [^>]*href="(\/[^"#]*)/g), ([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );

/** What pages lead to and isn't there, or is elsewhere by now. */
async function ledNowhere(pages: readonly Seen[], get: (path: string) => Promise<APIResponse>): Promise<string[]> {
  const seen = new Set(pages.map(({ path }) => path));
  const others = new Set(pages.flatMap(linksOn).filter((path) => !seen.has(path)));
  const answers: string[] = [];
  for (const path of others) answers.push(`${(await get(path)).status()} ${path}`);
  return answers.filter((answer) => !answer.startsWith('200 '));
}

/** Pages of the seller's own language that an English page leads to, besides itself in Dutch. */
const ledToDutch = (page: Seen) => {
  const [, itself = ''] = /<link rel="alternate" hrefLang="nl" href="https?:\/\/[^/"]*([^"]*)"/.exec(page.html) ?? [];
  const isFile = (path: string) => /\.\w+$/.test(path);
  return isEnglish(page.path)
    ? linksOn(page).flatMap((path) => (isEnglish(path) || isFile(path) || path === itself ? [] : [`${page.path} → ${path}`]))
    : [];
};

test(
  'every page is valid, has one address, a title and a description of its own, says what it is, and leads to pages in its language',
  { tag: '@desktop' },
  async ({ request, stack }) => {
    test.setTimeout(180_000);
    const { sitemap, pages, others } = await everyPage(async (path) => (await request.get(path)).text());
    const addresses = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => address);
    expect(addresses).toEqual(pages.map(({ path }) => stack.urls.site + path));
    expect(addresses.length).toBeGreaterThan(15);
    expect(sitemap).toMatch(/<lastmod>20\d\d-/);

    const problems: string[] = [];
    for (const { path, html } of [...pages, ...others]) problems.push(...(await invalidities(path, html)));
    expect(problems).toEqual([]);

    for (const part of ['title', 'description'] as const) {
      const said = pages.map(
        ({ path, html }) =>
          [path, part === 'title' ? /<title>([^<]*)<\/title>/.exec(html)?.[1] : meta(html, 'description')] as const,
      );
      expect(said.filter(([, text]) => !text)).toEqual([]);
      // What isn't translated says the same in both languages.
      const twice = said.filter(([path, text]) =>
        said.some(([other, same]) => other !== path && isEnglish(other) === isEnglish(path) && same === text),
      );
      expect(twice).toEqual([]);
    }
    for (const { path, html } of pages) {
      expect(canonical(html)).toBe(stack.urls.site + path);
      expect(/<html lang="(\w+)"/.exec(html)?.[1]).toBe(isEnglish(path) ? 'en' : 'nl');
      for (const language of ['nl', 'en', 'x-default'])
        expect(html, path).toMatch(new RegExp(`<link rel="alternate" hrefLang="${language}" href="${stack.urls.site}/`));
      const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null') as {
        '@graph': { '@type': string }[];
      };
      expect(
        data['@graph'].map((thing) => thing['@type']),
        path,
      ).toContain('Organization');
    }
    expect(await ledNowhere(pages, (path) => request.get(path, { maxRedirects: 0 }))).toEqual([]);
    expect(pages.flatMap(ledToDutch)).toEqual([]);

    expect(new Set(pages.map(({ html }) => meta(html, 'og:image'))).size).toBe(pages.length);
    const picture = await request.get(meta(pages[0]?.html ?? '', 'og:image') ?? '');
    expect(picture.headers()['content-type']).toBe('image/png');

    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${stack.urls.site}/sitemap.xml`);
    expect((await request.get('/besparing-resultaat/')).ok()).toBe(true);
    expect(addresses).not.toContain(`${stack.urls.site}/besparing-resultaat/`);
  },
);
