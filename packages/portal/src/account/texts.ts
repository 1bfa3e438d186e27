export const accountTexts = {
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
};
export type AccountTexts = typeof accountTexts;
