export const nl = {
  hint: 'Weet je iets niet? Vul dan ‘ik weet het niet’ in.',
  send: 'Mail mij de berekening',
  thanks: 'Wat fijn dat je interesse heeft om met ons samen te werken!',
  thanksText: 'We mailen je binnen een paar minuten een uitgebreide berekening.',
  /** `all` of `homes` homes together. */
  tooSmall:
    'Eén pomp van {power, number} kW is te klein voor zo’n woning. Reken op {pumps, number} pompen per woning{homes, plural, =1 {.} other {, dus {all, number} voor {homes, number} woningen.}} Isoleer je eerst, dan zijn er minder nodig.',
} as const;
