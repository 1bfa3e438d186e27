export const nl = {
  failed: 'Kopiëren lukt niet. Selecteer de tekst en kopieer die zelf.',
} as const;
