import type { ContentClient } from '@pomp/cms';
import type { Locale } from '@pomp/edition';
import { languageCode } from '@pomp/language';
import { siteEdition } from '../edition';
import { readEnv } from '../env';
import { contentAsTold, type ContentOptions } from './content-as-told';
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

/** Of another language than the space's own, with what nobody translated marked as such. */
function inLanguage(locale: Locale, optionsIn: ContentOptions): ContentClient {
  const { locale: own } = siteEdition();
  const client = contentAsTold(locale, optionsIn);
  return locale === own ? client : saidAsUntranslated(client, contentAsTold(own, optionsIn), languageCode(own));
}
