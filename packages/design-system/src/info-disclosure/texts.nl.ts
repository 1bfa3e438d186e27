export const nl = {
  of: 'Uitleg: {subject}',
  close: 'Sluiten',
} as const;
