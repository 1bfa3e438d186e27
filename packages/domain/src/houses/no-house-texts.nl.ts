export const nl = {
  notFound: 'Geen huis gevonden',
} as const;
