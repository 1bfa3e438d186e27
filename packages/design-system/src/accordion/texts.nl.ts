export const nl = {
  more: 'Lees meer',
  less: 'Toon minder',
  /** Behind either, for screen readers. */
  about: 'over {about}',
} as const;
