export const nl = {
  /** What is seen is spec 2's. */
  placeholder: 'Select...',
  none: 'No options',
  loading: 'Loading...',
  list: 'Keuzelijst',
  open: '{list}: pijl omlaag opent de lijst, typen zoekt erin.',
  choose: 'Kies met de pijlen omhoog en omlaag, bevestig met Enter, sluit met Escape.',
  chosen: '{option} gekozen.',
  at: '{option}, {place} van {count}.',
  atChosen: '{option}, gekozen, {place} van {count}.',
  found: '{results}.',
  foundFor: '{results} voor {typed}.',
  results: '{count, plural, one {{count} mogelijkheid} other {{count} mogelijkheden}}',
} as const;
