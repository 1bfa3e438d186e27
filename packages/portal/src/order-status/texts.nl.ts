export const nl = {
  title: 'Bestellingen',
  intro: 'Hier zie je per bestelling hoe ver we zijn, en wat je zelf kunt doen.',
  loading: 'Bestellingen laden',
  none: 'Je hebt nog geen bestellingen geplaatst.',
  orderNumber: 'Bestelling {number}',
  orderedOn: 'Besteld op {date}',
  orderedOnFor: 'Besteld op {date} voor {address}',
  step: 'Stap {position} van {all}: {label}',
  /** Beside an action that there is none of. */
  ourTurn: 'Wij zijn aan zet.',
  viewHouse: 'Bekijk woninggegevens',
  since: '{label}, sinds {date}',
  historyOf: 'het verloop van bestelling {number}',
  moreHistory: 'Lees meer',
  lessHistory: 'Toon minder',
  loadingHistory: 'Verloop laden',
} as const;
