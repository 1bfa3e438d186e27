import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testOnOwnStack } from '../test';
import { type ContentProxy, startContentProxy } from './content-proxy';

interface English {
  readonly title: string;
  readonly path: string;
}

interface Content {
  readonly service: ContentProxy;
  readonly directory: string;
  /** A page, and what it is called and where it stands in English. */
  write(slug: string, title: string, english?: English): Promise<void>;
  /** The message above the site, in the settings. */
  writeBanner(text: string): Promise<void>;
}

const page = (title: string, english?: English) => ({
  name: title,
  published_at: '2026-01-12T08:00:00.000Z',
  ...(english && { translated_slugs: [{ lang: 'en', path: english.path }] }),
  content: {
    component: 'page',
    description: title,
    body: [{ component: 'text_section', title, ...(english && { title__i18n__en: english.title }) }],
  },
});

/** Stories besides the usual. */
export const messages = Array.from({ length: 20 }, (_, index) => `berichten/bericht-${index + 1}`);

/** Where the script of the seller's reviews would come from. */
export const reviews = 'https://beoordelingen.example';
export const hubSpotPortal = '14512345';

/**
 * Journeys on one stack with everything that the usual one has not: reviews and forms of others, and stories of its own from a content
 * service that can be watched and be ill. None of these changes what another does, and a stack takes as long to start as a journey.
 */
export const test = testOnOwnStack.extend<object, { content: Content }>({
  content: [
    async ({}, use) => {
      const directory = await mkdtemp(join(tmpdir(), 'pomp-content-'));
      await cp(join(import.meta.dirname, '../../content'), directory, { recursive: true });
      await mkdir(join(directory, 'berichten'));
      const service = await startContentProxy();
      const write: Content['write'] = (slug, title, english) =>
        writeFile(join(directory, `${slug}.json`), JSON.stringify(page(title, english)));
      const writeBanner = async (banner: string) => {
        const file = join(directory, 'settings/site.json');
        const settings = JSON.parse(await readFile(file, 'utf8')) as { content: object };
        await writeFile(file, JSON.stringify({ ...settings, content: { ...settings.content, banner } }));
      };
      await Promise.all(messages.map((slug, index) => write(slug, `Bericht ${index + 1}`)));
      await use({ service, directory, write, writeBanner });
      await service.stop();
      await rm(directory, { recursive: true });
    },
    { scope: 'worker' },
  ],
  // What is stopped and started here is what everyone has.
  database: ['embedded', { scope: 'worker' }],
  environment: [
    ({ content: { directory, service } }, use) =>
      use({
        CONTENT_DIR: directory,
        STORYBLOK_ENDPOINT: service.url,
        REVIEWS_SCRIPT_URL: `${reviews}/widget.js`,
        REVIEWS_NAME: 'Beoordelingen',
        HUBSPOT_PORTAL_ID: hubSpotPortal,
      }),
    { scope: 'worker' },
  ],
  stack: [
    async ({ ownStack, content: { service } }, use) => {
      service.target = ownStack.urls.sandbox;
      await use(ownStack);
    },
    { scope: 'worker' },
  ],
});
