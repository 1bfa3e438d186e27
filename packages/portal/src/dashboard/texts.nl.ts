export const nl = {
  greeting: 'Dag {firstName}',
  missingForOrder:
    'Nog {count, plural, =0 {nul dingen} =1 {één ding} =2 {twee dingen} =3 {drie dingen} =4 {vier dingen} =5 {vijf dingen} =6 {zes dingen} =7 {zeven dingen} =8 {acht dingen} other {{count} dingen}}, dan kunnen we kijken.',
  missingForHouse: 'Vertel ons meer over je woning.',
  toFinish: {
    houseInfo: 'Alles over je woning is ingevuld. Nu nog afronden.',
    installationInfo: 'Alles voor de installatie is ingevuld. Nu nog afronden.',
  },
  photosAgain: '{count, plural, =1 {Eén foto graag opnieuw.} other {{count} foto’s graag opnieuw.}}',
  makePhotos: '{count, plural, =1 {Maak de foto} other {Maak de foto’s}}',
  delivered: 'Je huis is klaar.',
  deliveredTitle: 'Bestelling {number} is klaar',
  /** Not all that is delivered has a subsidy. */
  deliveredText:
    'Bij je bestelling staan je documenten en je garantie, en je subsidie als je die kunt aanvragen. Je kunt ons daar ook schrijven.',
  nothingToDo: 'Je woning staat er helemaal in.',
  unread: '{count, plural, one {Er is een nieuw bericht voor je} other {Er zijn # nieuwe berichten voor je}}',
  welcome: 'Welkom in je account.',
  overview: 'Overzicht',
  loadingOrders: 'Bestelling laden',
  noOrders: 'Je hebt nog geen bestellingen geplaatst. Zodra je dat doet, volg je hier stap voor stap hoe ver we zijn.',
  noCurrentOrder: 'Er loopt nu geen bestelling.',
  nothingYetTitle: 'Hier volg je straks je bestelling',
  nothingYet: 'Heb je net iets besteld? Dan staat het hier zodra we je bestelling hebben verwerkt.',
} as const;
