export const accountTexts = {
  overview: 'Overzicht',
  houseInfo: 'Woninggegevens',
  houseInfoIncomplete: 'Er missen gegevens',
  signOut: 'Uitloggen',
  signingOut: 'Uitloggen…',
};
export type AccountTexts = typeof accountTexts;
