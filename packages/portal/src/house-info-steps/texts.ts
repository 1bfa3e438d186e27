import { noHouseFound } from '@pomp/domain';

export const houseInfoStepsTexts = {
  saveAndHome: 'Opslaan en terug naar woning overzicht',
  home: 'Terug naar woninggegevens',
  loading: 'Woninggegevens laden',
  noHouse: noHouseFound,
};
export type HouseInfoStepsTexts = typeof houseInfoStepsTexts;
