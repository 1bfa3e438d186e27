export const nl = {
  error: 'Fout:',
} as const;
