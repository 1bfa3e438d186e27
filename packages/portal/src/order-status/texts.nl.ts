export const nl = {
  title: 'Bestellingen',
  intro: 'Hier zie je per bestelling hoe ver we zijn, en wat je zelf kunt doen.',
  loading: 'Bestellingen laden',
  none: 'Je hebt nog geen bestellingen geplaatst.',
  toOrder: 'Alles over deze bestelling',
  toOrderOf: 'Alles over deze bestelling: {number}',
  orderNumber: 'Bestelling {number}',
  orderedOn: 'Besteld op {date}',
  orderedOnFor: 'Besteld op {date} voor {address}',
  step: 'Stap {position} van {all}: {label}',
  /** Beside an action that there is none of. */
  ourTurn: 'Wij zijn aan zet.',
  ours: 'Wij zijn aan zet',
  oursUntil: 'Wij zijn aan zet, uiterlijk {day}',
  oursLate: 'Wij zijn aan zet, en te laat',
  meet: { inspection: 'We kijken met je mee op {day}', installation: 'We komen installeren op {day}' },
  collect: 'We schrijven af op {day}',
  /** A plan of which the last day is over. */
  expired: {
    title: 'Dit plan is verlopen',
    text: 'Het gold tot en met {date}. Tekenen kan niet meer, omdat de prijs kan zijn veranderd. Stuur ons een bericht, dan maken we een nieuw plan voor je.',
    signedHolds: 'Wat je eerder tekende blijft gelden.',
    action: 'Vraag om een nieuw plan',
  },
  beingPaid:
    'Je bank verwerkt de betaling. Je hoeft niets te doen: we laten het hier zien en mailen je zodra het bedrag binnen is.',
  viewHouse: 'Bekijk woninggegevens',
  since: '{label}, sinds {date}',
  historyOf: 'het verloop van bestelling {number}',
  moreHistory: 'Lees meer',
  lessHistory: 'Toon minder',
  loadingHistory: 'Verloop laden',
} as const;
