import { type ContentClient, createContentClient } from '@pomp/cms';
import type { Locale } from '@pomp/edition';
import { languageCode } from '@pomp/language';
import { siteEdition } from '../edition';
import { readEnv } from '../env';
import { contentLanguage } from './content-language';
import { reportContent } from './report';
import { saidAsUntranslated } from './said-as-untranslated';

const { storyblok } = readEnv();

/** What each request to the content service is told besides; gets the tags of what it asks for. */
export type ToldWith = (tags: readonly string[]) => RequestInit;

/** Content as visitors see it, in a language. Nothing of it is kept: whatever is made of it is. */
export function publishedContent(locale: Locale, toldWith: ToldWith): ContentClient {
  return inLanguage(locale, (language) => ({ accessToken: storyblok.token, language, requestInit: toldWith }));
}

/** Content as editors see it. Never kept: a draft is for whoever asks for it, now. */
export function draftContent(locale: Locale, accessToken: string): ContentClient {
  return inLanguage(locale, (language) => ({
    accessToken,
    version: 'draft',
    language,
    requestInit: () => ({ cache: 'no-store' }),
  }));
}

type ClientOptions = Pick<Parameters<typeof createContentClient>[0], 'accessToken' | 'version' | 'language' | 'requestInit'>;

/** Of another language than the space's own, with what nobody translated marked as such. */
function inLanguage(locale: Locale, optionsIn: (language: string | undefined) => ClientOptions): ContentClient {
  const { locale: own } = siteEdition();
  const clientIn = (of: Locale) =>
    createContentClient({
      ...optionsIn(contentLanguage(of)),
      ...(storyblok.endpoint && { endpoint: storyblok.endpoint }),
      report: reportContent,
    });
  const client = clientIn(locale);
  return locale === own ? client : saidAsUntranslated(client, clientIn(own), languageCode(own));
}
