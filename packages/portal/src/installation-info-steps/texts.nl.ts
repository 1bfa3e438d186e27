export const nl = {
  // The spec names one text for all forms (spec 1 §2).
  saveAndHome: 'Opslaan en terug naar woning overzicht',
  home: 'Terug naar installatiegegevens',
  noFlow: 'Voor dit adres is er geen bestelling, of meer dan één. Kies eerst de bestelling waar het om gaat.',
  chooseOrder: 'Kies een bestelling',
  about: '{product} · {street}',
  shotsLeft: '{count, plural, =1 {Nog één foto.} other {Nog {count} foto’s.}}',
  shotAgain: 'Eén foto graag opnieuw.',
  shotsDone: 'Alle foto’s zijn gemaakt.',
  noShots: 'Voor deze bestelling vragen we geen foto’s.',
  notSkipped: 'Dat konden we nog niet bewaren. Probeer het zo nog eens.',
} as const;
