import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { contentTag } from '@pomp/cms';
import type { CacheHandler } from 'next/dist/server/lib/incremental-cache';
import type * as FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache';
import type { IncrementalCacheValue } from 'next/dist/server/response-cache';
import { siteEdition } from '../edition';
import { building, readEnv } from '../env';
import { withDeferredScripts } from '../deferred-scripts/deferred-scripts';
import { contentSecurityPolicy, inlineScriptHashes } from '../security/content-security-policy';
import { policySources } from '../security/policy-sources';
import { notePageChange } from './page-changes';
import { hasNotFoundMarker } from './page-status';
import { pagesDirectory } from './pages-directory';

const { default: FileSystemCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache',
) as typeof FileSystemCacheModule;

type Context = ConstructorParameters<typeof FileSystemCache>[0];

const env = readEnv();
const sources = policySources(env);
const oneYear = 31_536_000;
// Its type only: the package's blocks have no business in the cache.
const everything: typeof contentTag = 'content';
let marked = false;

/**
 * Next's own file cache, moved to the data directory (a folder per build, whose pages name that build's scripts), with the
 * policy of each page's inline scripts beside its other headers.
 */
export default class PageCache implements CacheHandler {
  #directory: string;
  #written: CacheHandler;
  #forgotten: CacheHandler;
  #built: CacheHandler;

  constructor(context: Context) {
    this.#directory = building
      ? context.serverDistDir
      : join(pagesDirectory(env.dataDir, dirname(context.serverDistDir), siteEdition().id), 'server');
    this.#written = new FileSystemCache({ ...context, serverDistDir: this.#directory });
    this.#forgotten = new FileSystemCache({ ...context, serverDistDir: this.#directory, flushToDisk: false });
    this.#built = new FileSystemCache({ ...context, flushToDisk: false });

    if (!marked && !building) {
      // What was published while the site was down is not known: every page is made again, behind the one shown.
      marked = true;
      void this.#written.revalidateTag(everything, { expire: oneYear });
    }
  }

  async get(...[key, context]: Parameters<CacheHandler['get']>): ReturnType<CacheHandler['get']> {
    const entry = (await this.#written.get(key, context)) ?? (building ? null : await this.#built.get(key, context));
    if (entry?.value) finish(entry.value);
    return entry;
  }

  async set(...[key, value, context]: Parameters<CacheHandler['set']>): Promise<void> {
    if (value) finish(value);
    const isNew = !this.#isKept(key);
    const missing = value?.kind === 'APP_PAGE' && value.status === 404;
    // Anyone can ask for pages that don't exist: those stay in memory, unless they take the place of a page that did.
    await (missing && isNew ? this.#forgotten : this.#written).set(key, value, context);
    // What nobody has seen yet makes nothing old.
    if (value?.kind !== 'FETCH' && !isNew) notePageChange();
  }

  async revalidateTag(...args: Parameters<CacheHandler['revalidateTag']>): Promise<void> {
    await this.#written.revalidateTag(...args);
    notePageChange();
  }

  resetRequestCache(): void {
    this.#written.resetRequestCache();
  }

  #isKept(key: string): boolean {
    return existsSync(join(this.#directory, `${key}.html`));
  }
}

/** Once per page: the value is the object that Next keeps, writes, and answers the first visitor with. */
function finish(value: IncrementalCacheValue): void {
  if (value.kind !== 'APP_PAGE' || value.headers?.['content-security-policy']) return;
  if (hasNotFoundMarker(value.html)) value.status = 404;
  value.html = withDeferredScripts(value.html);
  value.headers = { ...value.headers, 'content-security-policy': contentSecurityPolicy(inlineScriptHashes(value.html), sources) };
}
