export const nl = {
  // The spec names one text for all forms (spec 1 §2).
  saveAndHome: 'Opslaan en terug naar woning overzicht',
  home: 'Terug naar installatiegegevens',
  noFlow: 'Voor dit adres is er geen bestelling, of meer dan één. Kies eerst de bestelling waar het om gaat.',
  chooseOrder: 'Kies een bestelling',
  about: '{product} · {street}',
} as const;
