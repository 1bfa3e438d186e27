export const accountTexts = {
  overview: 'Overzicht',
  houseInfo: 'Woninggegevens',
  houseInfoIncomplete: 'Er missen gegevens',
  personalDetails: 'Mijn gegevens',
  signOut: 'Uitloggen',
  signingOut: 'Uitloggen…',
};
export type AccountTexts = typeof accountTexts;
