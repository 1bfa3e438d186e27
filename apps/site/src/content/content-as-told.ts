import { type ContentClient, createContentClient } from '@pomp/cms';
import type { Locale } from '@pomp/edition';
import { readEnv } from '../env';
import { contentLanguage } from './content-language';
import { reportContent } from './report';

/** How content is asked for, by the content service's name of a language: undefined for the space's own. */
export type ContentOptions = (
  language: string | undefined,
) => Pick<Parameters<typeof createContentClient>[0], 'accessToken' | 'version' | 'language' | 'requestInit'>;

const { storyblok } = readEnv();

/** Content in a language as the content service tells it. It knows no blocks: what is made of it may be without the script of all of them. */
export const contentAsTold = (locale: Locale, optionsIn: ContentOptions): ContentClient =>
  createContentClient({
    ...optionsIn(contentLanguage(locale)),
    ...(storyblok.endpoint && { endpoint: storyblok.endpoint }),
    report: reportContent,
  });
