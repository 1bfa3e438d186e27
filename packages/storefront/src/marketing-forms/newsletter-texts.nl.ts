export const nl = {
  title: 'Schrijf je in voor onze nieuwsbrief',
  subscribe: 'Aanmelden',
} as const;
