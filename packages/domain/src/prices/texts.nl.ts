export const nl = {
  pompT: 'Pomp T met boiler van 200 liter',
  boilerRemoval: 'Oude cv-ketel meenemen',
  inspection: 'Digitale inspectie en installatieplan',
  placing: 'Plaatsen en aansluiten',
  disconnecting: 'Cv-ketel afkoppelen',
} as const;
