export const housesTexts = {
  loadingHouses: 'Woningen ophalen',
  loadingAddress: 'Adres laden',
  chooseAddress: 'Kies een adres',
  noHouse: 'Geen huis gevonden',
  empty: 'Je hebt nog geen woningen toegevoegd.',
  /** Behind `empty` where the screen has the button to add one. */
  emptyWithButton: 'Klik op de knop hierboven om een woning toe te voegen.',
  /** Behind `empty` where it has none. */
  emptyWithoutButton: 'Zodra je iets bestelt, staat het adres van je bestelling hier.',
  mainAddress: 'Hoofdadres',
  progress: (done: number, all: number) => `${done} van ${all} ${all === 1 ? 'onderdeel' : 'onderdelen'} ingevuld`,
  done: 'ingevuld',
  missing: 'nog invullen',
  open: 'Bekijken',
  openHouse: (street: string) => `Bekijken: woninggegevens van ${street}`,
  fillIn: 'Invullen',
  fillInHouse: (street: string) => `Invullen: woninggegevens van ${street}`,
};
export type HousesTexts = typeof housesTexts;
