export const nl = {
  once: 'eenmalig',
  monthly: 'per maand*',
  /** The footnote that the star at a price a month refers to. */
  loan: '* Gebaseerd op een lening van 15 jaar over {price} met 0% rente. Er gelden inkomensvoorwaarden. Kijk voor meer informatie bij het <fund>Nationaal Warmtefonds</fund>.',
} as const;
