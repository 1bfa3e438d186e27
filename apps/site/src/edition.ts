import type { Edition } from '@pomp/edition';

declare global {
  // The reverse proxy, Next's cache handler and Next's pages are three bundles in one process: only a global is shared by all.
  var siteEditionOfProcess: Edition | undefined;
}

/** Whose site this process serves. `next build` serves nobody: one build is for every edition, so nothing made there may ask. */
export function siteEdition(): Edition {
  if (!globalThis.siteEditionOfProcess) throw new Error('Nobody has said yet which edition this site is.');
  return globalThis.siteEditionOfProcess;
}

/** Before the first page is made. */
export function setSiteEdition(edition: Edition): void {
  globalThis.siteEditionOfProcess = edition;
}
