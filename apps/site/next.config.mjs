import { fileURLToPath } from 'node:url';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { askedFor, queriedPages } from './src/content/queried-pages.mjs';

process.env.NEXT_TELEMETRY_DISABLED = '1';

/** The forms that a query may have; anything else in it changes nothing. */
const asked = {
  category: { type: 'query', key: 'category', value: `(?<category>${askedFor.category})` },
  page: { type: 'query', key: 'page', value: `(?<page>${askedFor.page})` },
};

/**
 * Pages that differ by query, each kept as a page of its own: see src/content/page-query.ts.
 * @type {import('next/dist/lib/load-custom-routes').Rewrite[]}
 */
const pagesByQuery = queriedPages.flatMap((path) => [
  { source: `/${path}`, has: [asked.category, asked.page], destination: `/${path}/~/category/:category/page/:page` },
  { source: `/${path}`, has: [asked.category], destination: `/${path}/~/category/:category` },
  { source: `/${path}`, has: [asked.page], destination: `/${path}/~/page/:page` },
]);

/**
 * @param {string} phase
 * @returns {import('next').NextConfig}
 */
export default function config(phase) {
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER;
  return {
    // The reverse proxy adds the slash (and leaves the API's addresses alone); Next writes its own links with one.
    trailingSlash: true,
    skipTrailingSlashRedirect: true,
    ...(!isDevelopment && { cacheHandler: fileURLToPath(new URL('dist/page-cache.js', import.meta.url)) }),
    rewrites: async () => pagesByQuery,
    poweredByHeader: false,
    reactStrictMode: true,
    images: { unoptimized: true },
    // `turbo run typecheck` does this, from the packages' sources.
    typescript: { ignoreBuildErrors: true },
    turbopack: {
      root: fileURLToPath(new URL('../..', import.meta.url)),
      // Next preloads them with every page, and that copy would go over the one of a style that was just saved.
      ...(isDevelopment && { resolveAlias: { '@/messages/failure-styles': './src/messages/no-styles.ts' } }),
    },
  };
}
