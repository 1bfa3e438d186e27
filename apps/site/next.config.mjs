import { fileURLToPath } from 'node:url';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

/**
 * @param {string} phase
 * @returns {import('next').NextConfig}
 */
export default function config(phase) {
  return {
    // The door adds the slash (and leaves the API's addresses alone); Next writes its own links with one.
    trailingSlash: true,
    skipTrailingSlashRedirect: true,
    ...(phase !== PHASE_DEVELOPMENT_SERVER && { cacheHandler: fileURLToPath(new URL('dist/page-cache.js', import.meta.url)) }),
    poweredByHeader: false,
    reactStrictMode: true,
    images: { unoptimized: true },
    // `turbo run typecheck` does this, from the packages' sources.
    typescript: { ignoreBuildErrors: true },
    turbopack: { root: fileURLToPath(new URL('../..', import.meta.url)) },
  };
}
