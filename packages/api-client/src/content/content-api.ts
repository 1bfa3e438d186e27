import { contentRoutes } from '@pomp/api-contract/visitor-routes';
import type { AnyRequest, CallAnswer, RequestArguments } from '../client/api-client.js';
import { inLanguage } from '../client/in-language.js';
import { searchOf } from '../client/search-of.js';

type ContentCallName = keyof typeof contentRoutes;

/** What the site answers from its content. Every `ApiClient` is one too. */
export interface ContentApi {
  /**
   * One call of the contract.
   *
   * @throws when the site refuses or doesn't answer; which of the two isn't told, as a page goes on without.
   */
  call<Name extends ContentCallName>(name: Name, ...request: RequestArguments<Name>): Promise<CallAnswer<Name>>;
}

/** How `createContentApi` asks. */
export interface ContentApiOptions {
  /** Origin of the site; '' (the default) is the page's own. */
  readonly baseUrl?: string;
  /** The language of the page, such as the `lang` of its document; the browser's own unless given. */
  readonly locale?: string;
}

/** For pages that ask for content only: the client, which knows every call and tells failures apart, would be their largest script. */
export function createContentApi({ baseUrl = '', locale }: ContentApiOptions = {}): ContentApi {
  const call = async (name: ContentCallName, { query = {}, signal }: AnyRequest = {}): Promise<unknown> => {
    const answer = await fetch(`${baseUrl}${contentRoutes[name].path}${searchOf(query)}`, {
      headers: inLanguage(locale),
      signal: signal ?? null,
    });
    if (answer.status !== 200) throw new Error(`${name}: ${answer.status}`);
    return answer.json();
  };
  // Answers are trusted, as those of the client are.
  return { call: call as ContentApi['call'] };
}
