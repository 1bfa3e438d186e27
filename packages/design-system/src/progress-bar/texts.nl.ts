export const nl = {
  done: 'Klaar',
  failed: 'Mislukt',
  busy: 'Bezig…',
} as const;
