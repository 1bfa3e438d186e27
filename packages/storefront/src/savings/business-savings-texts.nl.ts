export const nl = {
  hint: 'Weet je iets niet? Vul dan ‘ik weet het niet’ in.',
  send: 'Mail mij de berekening',
  thanks: 'Wat fijn dat je interesse heeft om met ons samen te werken!',
  thanksText: 'We mailen je binnen een paar minuten een uitgebreide berekening.',
} as const;
