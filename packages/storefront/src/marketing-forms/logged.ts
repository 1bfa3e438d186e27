/** For whoever keeps the site. */
export const logged = {
  unknown: (id: string) => `Unknown marketing form: ${id}`,
  failed: (id: string) => `Failed to send marketing form: ${id}`,
  notLoaded: 'Failed to load the marketing form provider',
  noField: (id: string, names: readonly string[]) => `Marketing form ${id} has no field ${names.join(', ')}`,
} as const;
