export const nl = {
  label: 'Mijn account',
  waiting: 'Er wacht iets op je',
} as const;
