export const nl = {
  werking: 'Zo werkt het',
  kosten: 'Kosten en subsidie',
  isolatie: 'Isolatie en ventilatie',
  installatie: 'Installatie en gebruik',
  nieuws: 'Nieuws',
} as const;
