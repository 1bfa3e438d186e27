import type { CallName, Calls, QueryOf } from '@pomp/api-contract';
import { routes } from '@pomp/api-contract/routes';
import { searchOf } from './search-of.js';

/** The calls that answer with a file. */
export type FileCallName = {
  [Name in CallName]: Calls[Name] extends { readonly media: 'application/json' } ? never : Name;
}[CallName];

/** Where a link downloads a file, on the page's own origin unless another is given. Where a provider knows the client, `useHrefOf` knows the origin. */
export function hrefOf<Name extends FileCallName>(name: Name, query: QueryOf<Calls[Name]>, baseUrl = ''): string {
  return `${baseUrl}${routes[name].path}${searchOf({ ...query })}`;
}
