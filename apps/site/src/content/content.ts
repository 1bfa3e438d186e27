import type { ContentClient } from '@pomp/cms';
import type { Locale } from '@pomp/edition';
import { publishedContent } from './content-client';

const clients = new Map<Locale, ContentClient>();

/** Content in a language, for what Next makes. */
export function contentIn(locale: Locale): ContentClient {
  const client = clients.get(locale) ?? publishedContent(locale, (tags) => ({ next: { tags: [...tags] } }));
  clients.set(locale, client);
  return client;
}
