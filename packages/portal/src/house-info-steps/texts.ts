import { noHouseFound } from '@pomp/domain';
import { featureTexts } from '../portal/feature-texts.js';

export const houseInfoStepsTexts = featureTexts('houseInfoSteps', {
  saveAndHome: 'Opslaan en terug naar woning overzicht',
  home: 'Terug naar woninggegevens',
  loading: 'Woninggegevens laden',
  noHouse: noHouseFound,
});
