export const houseInfoStepsTexts = {
  saveAndHome: 'Opslaan en terug naar woning overzicht',
  home: 'Terug naar woninggegevens',
  loading: 'Woninggegevens laden',
  noHouse: 'Geen huis gevonden',
};
export type HouseInfoStepsTexts = typeof houseInfoStepsTexts;
