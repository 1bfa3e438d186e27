import { readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Where the pages of one build are kept, which name that build's scripts; those of each edition apart. */
export function pagesDirectory(dataDir: string, distDir: string, editionId: string): string {
  return join(dataDir, 'pages', `${readFileSync(join(distDir, 'BUILD_ID'), 'utf8').trim()}-${editionId}`);
}

/** Throws away what earlier builds and other editions left. */
export async function removeOtherBuilds(dataDir: string, distDir: string, editionId: string): Promise<void> {
  const own = pagesDirectory(dataDir, distDir, editionId);
  const builds = await readdir(dirname(own)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const others = builds.filter((build) => build !== basename(own));
  await Promise.all(others.map((build) => rm(join(dirname(own), build), { recursive: true, force: true })));
}
