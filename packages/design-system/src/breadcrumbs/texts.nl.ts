export const nl = {
  label: 'Kruimelpad',
} as const;
