/**
 * A `meta` for a page that has little to show or to keep before its scripts run. A host that runs scripts only when someone does something
 * runs those of this page at once.
 */
export const scriptsAtOnce = { name: 'pomp-scripts', content: 'at-once' } as const;

/** The same for a page that has little to show where its address has one of these queries. */
export const scriptsAtOnceWith = (...queries: readonly string[]) => ({
  name: 'pomp-scripts',
  content: `with ${queries.join(' ')}`,
});
