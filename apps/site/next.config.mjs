import { fileURLToPath } from 'node:url';

/** @type {import('next').NextConfig} */
export default {
  // The door adds the slash (and leaves the API's addresses alone); Next writes its own links with one.
  trailingSlash: true,
  skipTrailingSlashRedirect: true,
  cacheHandler: fileURLToPath(new URL('dist/page-cache.js', import.meta.url)),
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  // `turbo run typecheck` does this, from the packages' sources.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: fileURLToPath(new URL('../..', import.meta.url)) },
};
