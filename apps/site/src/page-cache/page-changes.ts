declare global {
  // The door and Next's cache handler are two bundles in one process: what they share can only stand here.
  var pompPageChanges: number | undefined;
}

/** How often a kept page changed or was marked as old since the site started. */
export const pageChanges = (): number => globalThis.pompPageChanges ?? 0;

export function notePageChange(): void {
  globalThis.pompPageChanges = pageChanges() + 1;
}
