/** Why what was typed can't be what a meter said. */
export const nl = {
  tooLong: 'Een meter heeft hoogstens zes cijfers voor de komma. Laat wat erachter staat weg.',
  lower: 'Dit is lager dan je vorige stand: {before, number}. Kijk je meter nog eens na.',
  higher: 'Dit is veel meer dan je vorige stand: {before, number}. Laat de cijfers achter de komma weg.',
} as const;
