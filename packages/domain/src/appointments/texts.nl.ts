export const nl = {
  inspection: 'Digitale inspectie',
  installation: 'Installatie',
} as const;
