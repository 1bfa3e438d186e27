export const nl = {
  updated: 'Gegevens succesvol bijgewerkt!',
  missing: 'Nog niet ingevuld',
} as const;
