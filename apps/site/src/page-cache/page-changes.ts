declare global {
  // The reverse proxy and Next's cache handler are two bundles in one process: only a global is shared by both.
  var pompPageChanges: number | undefined;
}

/** How often a kept page changed or was marked as old since the site started. */
export const pageChanges = (): number => globalThis.pompPageChanges ?? 0;

export function notePageChange(): void {
  globalThis.pompPageChanges = pageChanges() + 1;
}
