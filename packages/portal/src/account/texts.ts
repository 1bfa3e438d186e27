import { featureTexts } from '../portal/feature-texts.js';

export const accountTexts = featureTexts('account', {
  overview: 'Overzicht',
  orders: 'Bestellingen',
  ordersAsk: 'Er wordt iets van je gevraagd',
  quotes: 'Offertes',
  houseInfo: 'Woninggegevens',
  houseInfoIncomplete: 'Nog niet compleet',
  installationInfo: 'Installatiegegevens',
  installationInfoIncomplete: 'Er missen gegevens',
  appointments: 'Afspraken',
  documents: 'Documenten',
  personalDetails: 'Mijn gegevens',
  signOut: 'Uitloggen',
  signingOut: 'Uitloggen…',
});
