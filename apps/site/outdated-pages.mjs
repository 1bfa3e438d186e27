/** A file beside the program that makes public pages, written again under `pnpm dev` each time that something was saved which that program may be made of. */
export const outdatedPages = 'outdated';
