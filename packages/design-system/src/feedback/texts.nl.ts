export const nl = {
  loading: 'Laden voor een duurzamere toekomst...',
  saved: 'Opgeslagen',
} as const;
