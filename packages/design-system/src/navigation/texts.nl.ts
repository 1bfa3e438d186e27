export const nl = {
  /** Behind the words of a link that leads away, for screen readers. */
  newTab: '(opent in een nieuw tabblad)',
  otherSite: '(andere website)',
  /** The same behind a name of its own. */
  named: { newTab: '{name} (opent in een nieuw tabblad)', otherSite: '{name} (andere website)' },
} as const;
