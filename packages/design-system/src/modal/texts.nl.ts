export const nl = {
  close: 'Sluiten',
} as const;
