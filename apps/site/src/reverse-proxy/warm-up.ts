import { setTimeout as delay } from 'node:timers/promises';

export interface WarmUpOptions {
  origin: string;
  signal: AbortSignal;
  log: (line: string) => void;
  /** Milliseconds before each next try, while the content isn't there yet. */
  retries?: readonly number[];
}

/** Visits every page of the sitemap once, so that no visitor is the first. Gives up quietly: pages are also made on their first visit. */
export async function warmUp({
  origin,
  signal,
  log,
  retries = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000],
}: WarmUpOptions): Promise<void> {
  try {
    const paths = await sitemapPaths(origin, signal, retries);
    for (const path of paths) await visit(origin + path, signal);
    log(`Warmed up ${paths.length} pages.`);
  } catch (error) {
    if (!signal.aborted) log(`The pages could not be warmed up: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function sitemapPaths(origin: string, signal: AbortSignal, [wait, ...later]: readonly number[]): Promise<string[]> {
  const response = await fetch(`${origin}/sitemap.xml`, { signal });
  const sitemap = await response.text();
  if (response.ok) return Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => new URL(address).pathname);
  if (wait === undefined) throw new Error(`the sitemap answers ${response.status}`);
  await delay(wait, undefined, { signal });
  return sitemapPaths(origin, signal, later);
}

async function visit(url: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, { signal });
  await response.arrayBuffer();
}
