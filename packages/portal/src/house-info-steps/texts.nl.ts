export const nl = {
  saveAndHome: 'Opslaan en terug naar woning overzicht',
  home: 'Terug naar woninggegevens',
  loading: 'Woninggegevens laden',
} as const;
