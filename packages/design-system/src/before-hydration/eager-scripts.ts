/**
 * A `meta` for a page that has little to show before its scripts run. A host that defers scripts until the first interaction (as `apps/site`
 * does) runs those of this page with the page.
 */
export const eagerScripts = { name: 'pomp-scripts', content: 'eager' } as const;

/** The same for a page that needs its scripts only where its address has one of these queries. */
export const eagerScriptsWith = (...queries: readonly string[]) => ({
  name: 'pomp-scripts',
  content: `with ${queries.join(' ')}`,
});
