import { fileURLToPath } from 'node:url';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

process.env.NEXT_TELEMETRY_DISABLED = '1';

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
    poweredByHeader: false,
    reactStrictMode: true,
    images: { unoptimized: true },
    // The title of what isn't there would stream in after it, and leave it nameless until then: everyone gets what Next gives to bots.
    htmlLimitedBots: /./,
    // What is kept of content is this process's: the build's folder is that of every edition and of every process.
    experimental: {
      isrFlushToDisk: false,
      // Writing it takes as long as half a build, and CI never builds twice in a folder, nor develops twice in one.
      turbopackFileSystemCacheForBuild: !process.env.CI,
      turbopackFileSystemCacheForDev: !process.env.CI,
      // Fewer and larger files of script: what stands in one file is compressed together. Next's own, which every page loads, are one.
      turbopackChunking: { minChunkSize: 1_500_000, maxMergeChunkSize: 3_000_000 },
    },
    // `turbo run typecheck` does this, from the packages' sources.
    typescript: { ignoreBuildErrors: true },
    turbopack: {
      root: fileURLToPath(new URL('../..', import.meta.url)),
      // Next preloads them with every page, and that copy would go over the one of a style that was just saved.
      ...(isDevelopment && { resolveAlias: { '@/messages/failure-styles': './src/messages/no-styles.ts' } }),
    },
  };
}
