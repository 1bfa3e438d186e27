export const nl = {
  name: 'Installatieplan',
  /** A plan that takes the place of an earlier one. */
  version: 'Installatieplan, versie {version}',
  intro:
    'Dit plan maakten we na de inspectie van je woning. Hier staat wat we doen en wat je betaalt, met btw. Klopt er iets niet? Stuur ons een bericht voordat je tekent.',
  order: 'Bestelling',
  house: 'Woning',
  madeOn: 'Gemaakt op',
  included: 'Dit doen wij',
  excluded: 'Dit zit er niet bij',
  total: 'Totaal, met btw',
  vat: 'Waarvan btw',
  downPayment: 'Nu, bij het tekenen',
  finalPayment: 'Als alles werkt',
  subsidy: 'ISDE-subsidie, geschat',
  subsidyOf: '{amount} terug',
  subsidySource: 'Bron: {source}, bedragen van {year}. Je vraagt haar na de installatie zelf aan. RVO bepaalt het bedrag.',
  subsidyOld: 'Bron: {source}. De bedragen van dit jaar kennen we nog niet: dit zijn die van {year}.',
  afterSubsidy: 'Na subsidie ongeveer',
  /** A plan that changed after it was signed. */
  changed: {
    heading: 'Je plan is veranderd. Teken het opnieuw.',
    text: 'Wat je eerder tekende blijft gelden, tot je het nieuwe plan tekent. Klopt er iets niet? Stuur ons een bericht.',
    action: 'Bekijk wat er veranderde',
  },
  /** The customer’s own photo with the pump drawn in. */
  placed: 'Zo staat de warmtepomp bij jou',
  placedAlt: 'Je eigen foto, met de warmtepomp op schaal getekend op zijn plek.',
  placedFile: 'zo-staat-de-warmtepomp.jpg',
  placedNote: 'Op je eigen foto, en op schaal getekend: 110 cm breed en 80 cm hoog.',
  installation: 'Installatie',
  validUntil: 'Geldig tot en met',
} as const;
