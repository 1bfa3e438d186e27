export const nl = {
  newTab: '(opent in een nieuw tabblad)',
} as const;
