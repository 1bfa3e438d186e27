import type { IncomingMessage } from 'node:http';
import { createApiClient } from '@pomp/api-client';
import { type Edition, routesIn } from '@pomp/edition';
import { type GivenHome, GivenHomeProvider, readResultWithoutScript } from '@pomp/storefront/posted-forms';
import type { ReactNode } from 'react';
import { readEnv } from '../env';
import type { AskedPage } from './asked-page';
import type { PageAssets } from './assets';
import { forVisitor } from './for-visitor';
import { type keptPages, makePage } from './make-page';
import type { Made } from './page-store';

const { backendUrl } = readEnv();

/** Makes the page with the result of one home, for whoever has no script to ask it; undefined where an address asks for no such thing. */
export async function makeResultPage(
  edition: Edition,
  request: IncomingMessage,
  asked: AskedPage,
  { assets, contentAt }: { assets: PageAssets; contentAt: ReturnType<typeof keptPages> },
): Promise<Made | undefined> {
  const at = request.url ?? '';
  const [path = '', search = ''] = at.split(/\?(.*)/s);
  if (path !== routesIn(edition, asked.locale).paths.savingsResult) return undefined;
  const address = readResultWithoutScript(search);
  if (!address) return undefined;
  const [lookup, content] = await Promise.all([lookUp(request, asked, address), contentAt(path)]);
  const around = (page: ReactNode) => <GivenHomeProvider value={{ address, lookup }}>{page}</GivenHomeProvider>;
  return makePage(asked, assets, { around, at, content });
}

/** It only helps: a home that can't be looked up is an average one. */
async function lookUp(
  request: IncomingMessage,
  { locale }: AskedPage,
  { zip, houseNumber, addition }: GivenHome['address'],
): Promise<GivenHome['lookup']> {
  const unavailable = { outcome: 'unavailable' } as const;
  if (zip === '' || houseNumber === '') return unavailable;
  const site = createApiClient({ baseUrl: backendUrl, locale, fetch: (url, init) => fetch(url, forVisitor(request, init)) });
  const query = { zipcode: zip, houseNumber, ...(addition !== '' && { addition }) };
  return site.call('getHomeFacts', { query }).catch(() => unavailable);
}
