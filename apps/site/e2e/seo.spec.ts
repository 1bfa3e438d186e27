import { HtmlValidate } from 'html-validate';
import { expect, test } from './test';

/** Only what makes a document invalid; how it is written is React's affair. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

/** react-select's styles, which stand beside what they style until its script moves them into the head. */
const stylesOnTheWay = /<style data-emotion="[^"]*">.*?<\/style>/g;

interface Seen {
  readonly path: string;
  readonly html: string;
}

const meta = (html: string, name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
const isEnglish = (path: string) => path.startsWith('/en/');
const canonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

test(
  'every page is valid, has one address, a title and a description of its own, and says what it is',
  { tag: '@desktop' },
  async ({ request, stack }) => {
    test.setTimeout(180_000);
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const addresses = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => address);
    expect(addresses.length).toBeGreaterThan(15);
    expect(sitemap).toMatch(/<lastmod>20\d\d-/);

    const pages: Seen[] = [];
    for (const address of addresses)
      pages.push({ path: new URL(address).pathname, html: await (await request.get(address)).text() });

    const problems: string[] = [];
    for (const { path, html } of pages) {
      const { results } = await validator.validateString(html.replace(stylesOnTheWay, ''));
      for (const { messages } of results)
        problems.push(...messages.map(({ ruleId, message, line, column }) => `${path} ${line}:${column} ${ruleId}: ${message}`));
    }
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
    const picture = await request.get(meta(pages[0]?.html ?? '', 'og:image') ?? '');
    expect(picture.headers()['content-type']).toBe('image/png');

    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${stack.urls.site}/sitemap.xml`);
    expect((await request.get('/besparing-resultaat/')).ok()).toBe(true);
    expect(addresses).not.toContain(`${stack.urls.site}/besparing-resultaat/`);
  },
);
