export const nl = {
  add: 'Toevoegen',
} as const;
