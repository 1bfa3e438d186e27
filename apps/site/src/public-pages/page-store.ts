import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type EncodedPage, encodedPage } from '../reverse-proxy/encoded-page';

/** A page as it was made. */
export interface MadePage {
  readonly html: string;
  /** What it shows: publishing one of these makes it stale. */
  readonly tags: readonly string[];
  /** Of its answer: 404 for a page that says that something isn't there. */
  readonly status: 200 | 404;
}

/** What making gave: a page, where it is instead, or that there is none: until one of these is published, or as it seems now. */
export type Made = MadePage | { readonly movedTo: string } | { readonly missingUntil: readonly string[] } | 'missing';

export interface PageStoreOptions {
  /** Where pages outlive the process. */
  readonly directory: string;
  /** Of every page. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether a page outlives the answer. */
  readonly keeps: boolean;
  /** How many are in memory; about 100 kB each with their encodings. */
  readonly maxPages?: number;
  /** How long someone waits for what was published before seeing what was there, in ms. */
  readonly patience?: number;
  /** A clock in ms. */
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/** A page for visitors, and whether it was there already. */
export interface FoundPage {
  readonly page: EncodedPage;
  readonly status: MadePage['status'];
  readonly from: 'kept' | 'made';
}

export interface PageStore {
  /** The page at an address, made by `make` where it isn't there or no longer right. Rejects where neither can be had. */
  find(address: string, make: () => Promise<Made>): Promise<FoundPage | { readonly movedTo: string } | 'missing'>;
  /** A page that is there and right, without waiting for anything. */
  atHand(address: string): FoundPage | undefined;
  /** Whether there is a page, right or not, to fall back on. */
  isKept(address: string): Promise<boolean>;
  /** What shows one of these is no longer right. */
  markStale(tags: readonly string[]): void;
  /** How many times something was marked; what is known since an earlier count may be wrong. */
  staleSince(version: number, tags: readonly string[]): boolean;
  readonly version: number;
}

interface KeptPage extends MadePage {
  readonly encoded: EncodedPage;
  /** How often something had been marked stale when it began to be made; undefined for one of an earlier process. */
  readonly version: number | undefined;
  readonly until: number;
  /** That it couldn't be made again. Of pages alone: anyone can make up addresses that fail. */
  failure?: { readonly version: number; readonly until: number };
}

/** How long a page is right when nothing is said of it, in ms: a webhook may get lost. */
const maxAge = 3_600_000;
/** How many addresses are remembered that nothing is at: more than a list's subjects and page numbers make. */
const mostMissing = 20_000;
/** How long after a failure nobody tries again, in ms. */
const rest = 5_000;

/**
 * Finished pages, compressed once, so that one costs no more than sending it; on disk too, so that the last good page is there after a start with the content
 * service away. What was published, or may have been before this process, is made on the next visit, what is merely old behind the page that is shown.
 */
export function createPageStore({
  directory,
  headers,
  keeps,
  maxPages = 1_000,
  patience = 1_500,
  now,
  report,
}: PageStoreOptions): PageStore {
  const pages = new Map<string, KeptPage>();
  /** Since when those are right that this process wrote. */
  const onDisk = new Map<string, Pick<KeptPage, 'version' | 'until'>>();
  const beingWritten = new Map<string, Promise<void>>();
  const beingMade = new Map<string, Promise<Made>>();
  const missing = new Map<string, Pick<KeptPage, 'tags' | 'version' | 'until'>>();
  const staleAt = new Map<string, number>();
  let version = 0;

  const fileOf = (address: string) => join(directory, `${createHash('sha1').update(address).digest('hex')}.json`);
  const staleSince = (made: number, tags: readonly string[]) => tags.some((tag) => (staleAt.get(tag) ?? 0) > made);
  const isRight = (page: Pick<KeptPage, 'tags' | 'version' | 'until'>) =>
    page.version !== undefined && !staleSince(page.version, page.tags) && now() < page.until;

  const remember = (address: string, made: MadePage, since: Pick<KeptPage, 'version' | 'until'>): KeptPage => {
    const encoded = encodedPage(Buffer.from(made.html), headers, { stays: true });
    const known = pages.get(address);
    if (known?.encoded.etag === encoded.etag) Object.assign(encoded, { encoded: known.encoded.encoded, sent: known.encoded.sent });
    const page = { ...made, encoded, ...since };
    pages.delete(address);
    pages.set(address, page);
    const [oldest = ''] = pages.keys();
    if (pages.size > maxPages) pages.delete(oldest);
    return page;
  };

  const rememberMissing = (address: string, tags: readonly string[], version: number) => {
    missing.delete(address);
    missing.set(address, { tags, version, until: now() + maxAge });
    const [oldest = ''] = missing.keys();
    if (missing.size > mostMissing) missing.delete(oldest);
  };

  async function fromDisk(address: string): Promise<KeptPage | undefined> {
    await beingWritten.get(address);
    const text = await readFile(fileOf(address), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') report(error);
      return undefined;
    });
    // Another visitor may have been first.
    const known = pages.get(address);
    if (known || text === undefined) return known;
    let made: MadePage;
    try {
      made = JSON.parse(text) as MadePage;
    } catch (error) {
      // It was cut off, by a disk that was full or power that was lost.
      report(new Error(`The page at ${address} can't be read from the disk.`, { cause: error }));
      await rm(fileOf(address), { force: true }).catch(report);
      return undefined;
    }
    return remember(address, made, onDisk.get(address) ?? { version: undefined, until: now() + maxAge });
  }

  async function toDisk(address: string, made: MadePage | undefined): Promise<void> {
    if (!made) return rm(fileOf(address), { force: true });
    await mkdir(directory, { recursive: true });
    const part = `${fileOf(address)}.${randomUUID()}.part`;
    await writeFile(part, JSON.stringify(made satisfies MadePage));
    await rename(part, fileOf(address));
  }

  /** One after the other: of two that are on their way the last is what stays. Settles when it is done, or couldn't be: then what is there is of before. */
  function write(address: string, made: MadePage | undefined, since: Pick<KeptPage, 'version' | 'until'>): void {
    const writing = (beingWritten.get(address) ?? Promise.resolve())
      .then(() => toDisk(address, made))
      .then(
        () => (made ? onDisk.set(address, since) : onDisk.delete(address)),
        (error: unknown) => {
          onDisk.delete(address);
          report(error);
        },
      )
      .then(() => {
        if (beingWritten.get(address) === writing) beingWritten.delete(address);
      });
    beingWritten.set(address, writing);
  }

  /** Once, however many ask. */
  function makeNow(address: string, make: () => Promise<Made>): Promise<Made> {
    const already = beingMade.get(address);
    if (already) return already;
    const begun = version;
    const making = make()
      .then(
        (made) => {
          const page = typeof made === 'object' && 'html' in made ? made : undefined;
          if (!keeps) return made;
          missing.delete(address);
          const since = { version: begun, until: now() + maxAge };
          if (page) remember(address, page, since);
          if (typeof made === 'object' && 'missingUntil' in made) rememberMissing(address, made.missingUntil, begun);
          const gone = !page && pages.delete(address);
          // Nobody waits for the disk, and a full one doesn't take the page away.
          if (page || gone) write(address, page, since);
          return made;
        },
        (error: unknown) => {
          const page = pages.get(address);
          if (page) page.failure = { version, until: now() + rest };
          throw error;
        },
      )
      .finally(() => beingMade.delete(address));
    beingMade.set(address, making);
    return making;
  }

  const answer = (address: string, made: Made): Awaited<ReturnType<PageStore['find']>> => {
    if (typeof made === 'string' || 'missingUntil' in made) return 'missing';
    if ('movedTo' in made) return made;
    const page = pages.get(address)?.encoded ?? encodedPage(Buffer.from(made.html), headers);
    return { page, status: made.status, from: 'made' };
  };

  return {
    get version() {
      return version;
    },
    staleSince,
    atHand(address) {
      const page = pages.get(address);
      return page && isRight(page) ? { page: page.encoded, status: page.status, from: 'kept' } : undefined;
    },
    async isKept(address) {
      const onDisk = () =>
        access(fileOf(address)).then(
          () => true,
          () => false,
        );
      return keeps && (pages.has(address) || onDisk());
    },
    async find(address, make) {
      const none = missing.get(address);
      if (none && isRight(none)) return 'missing';
      const kept = keeps ? (pages.get(address) ?? (await fromDisk(address))) : undefined;
      if (!kept) return answer(address, await makeNow(address, make));
      const found: FoundPage = { page: kept.encoded, status: kept.status, from: 'kept' };
      const { failure } = kept;
      if (isRight(kept) || (failure && failure.version === version && now() < failure.until)) return found;
      // While no process was there, nobody heard what was published.
      const mayBePublished = kept.version === undefined || staleSince(kept.version, kept.tags);
      const making = makeNow(address, make).then(
        (made) => answer(address, made),
        (error: unknown) => {
          report(error);
          return found;
        },
      );
      return mayBePublished ? Promise.race([making, delay(patience, found, { ref: false })]) : found;
    },
    markStale(tags) {
      version += 1;
      for (const tag of tags) staleAt.set(tag, version);
    },
  };
}
