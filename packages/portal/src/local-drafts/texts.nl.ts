export const nl = {
  offerTitle: 'Je was hier nog niet klaar',
  offer: 'Op dit apparaat staan nog antwoorden die je op {moment} typte en niet hebt opgeslagen.',
  restore: 'Verder met die antwoorden',
  discard: 'Weggooien',
  restored: 'Je antwoorden staan er weer. Vergeet niet op te slaan.',
} as const;
