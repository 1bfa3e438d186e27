export const nl = {
  title: { PY: 'Tekenen & aanbetalen', FP: 'Eindfactuur voldoen' },
  ofOrder: '{product} · bestelling {number}',
  loading: 'Betaling laden',
  unknownTitle: 'Betaling',
  unknownType: 'Deze betaling kennen we niet. Kijk bij je bestellingen wat er te betalen is.',
  unknownOrder: 'Deze bestelling hebben we niet gevonden.',
  toOrders: 'Naar mijn bestellingen',
  toDocuments: 'Bekijk je documenten',

  /** Why there is nothing to sign or to pay. */
  nothing: {
    withdrawn: 'Je hebt deze bestelling herroepen. Je hoeft niets meer te tekenen of te betalen.',
    byPhone: 'Deze bestelling regel je met je adviseur. Je hoeft hier niets te betalen.',
    early: {
      PY: 'Je installatieplan is nog niet klaar. Zodra je kunt tekenen en aanbetalen, krijg je een mail.',
      FP: 'De eindfactuur komt pas als alles is geïnstalleerd. Je krijgt een mail zodra hij klaar is.',
    },
    past: { PY: 'Er is nu niets te tekenen of te betalen.', FP: 'Er is nu niets te betalen.' },
    unknown: 'Er is nu niets te betalen voor deze bestelling.',
    noInvoice: 'Je eindfactuur is nog niet klaar. Je krijgt een mail zodra je kunt betalen.',
    noPlan: 'Je installatieplan staat hier nog niet. Je krijgt een mail zodra je kunt tekenen.',
  },

  steps: { sign: 'Tekenen', pay: 'Aanbetalen' },
  readTitle: 'Lees je installatieplan',
  read: 'Klopt alles? Teken dan hieronder. Klopt er iets niet? Neem contact met ons op, dan passen we het plan aan.',
  /** What was being signed is another one by now. */
  changedMeanwhile: {
    plan: 'Je installatieplan is intussen veranderd. Lees het nieuwe plan voordat je tekent.',
    terms: 'De voorwaarden zijn intussen veranderd. Lees de nieuwe voordat je tekent.',
  },
  view: 'Bekijken',
  viewOf: 'Bekijken: {name}',
  download: 'Downloaden',
  downloadOf: 'Downloaden: {name}',
  whatYouPay: 'Wat je betaalt',
  wholePlan: 'Het hele installatieplan (pdf)',
  costs: 'Daarna doe je de aanbetaling van {amount}, inclusief {vat} btw.',
  costsPaid: 'Je aanbetaling van {amount}, inclusief {vat} btw, is al binnen. Je hoeft alleen nog te tekenen.',
  costsUnknown: 'Daarna doe je de aanbetaling. De factuur daarvan is nog niet klaar; je krijgt een mail zodra je kunt betalen.',
  readTerms: 'Lees ook de <terms>algemene voorwaarden</terms>.',
  readVersion:
    'Lees ook de <terms>algemene voorwaarden (pdf)</terms>, versie {version}. Deze versie hoort bij wat je tekent en blijft te lezen.',
  evidence:
    'We leggen vast welk document en welke voorwaarden je tekent, wanneer, en vanaf welk internetadres en apparaat. Je krijgt alles per mail.',
  sign: 'Tekenen met betalingsverplichting',
  signAndPay: 'Tekenen met betalingsverplichting: {amount} nu',
  paysNext: 'Je betaalt in het volgende scherm, met iDEAL\u00A0|\u2060\u00A0Wero of op een andere manier.',
  withdrawTitle: 'Bedenk je je? Dat kan {days} dagen lang, zonder reden.',
  withdrawUntil:
    'Teken je vandaag, dan kun je herroepen tot en met {date}. Dat doe je met één knop bij je bestelling, of met het formulier in je bevestiging. Wat je betaald hebt, krijg je binnen {days} dagen terug.',
  signing: 'Tekenen…',

  signAgain: 'Gewijzigd plan tekenen met betalingsverplichting',
  changes: {
    title: 'Wat er veranderde',
    what: 'Onderdeel',
    before: 'Wat je tekende',
    after: 'Nieuw',
    none: 'Staat er niet in',
    compare: 'Vergelijk het nieuwe plan hieronder met het plan dat je tekende.',
    signedPlan: '{name} van {date}, dat je tekende (pdf)',
  },

  signedTitle: 'Getekend',
  signed: 'Je hebt het installatieplan getekend als {name}, op {moment}.',
  downloadConfirmation: 'Download de bevestiging',
  verify: 'Controleer de ondertekening',

  invoiceTitle: {
    PY: 'Aanbetaling: {amount}',
    FP: 'Eindfactuur: {amount}',
  },
  vat: 'Waarvan btw',
  invoiceNumber: 'Factuur',
  invoiceDate: 'Factuurdatum',
  dueDate: 'Te betalen tot en met',
  invoiceOf: 'Factuur {number}',
  noDownPaymentYet: 'De factuur van je aanbetaling is nog niet klaar. Je krijgt een mail zodra je kunt betalen.',

  pay: { PY: 'Aanbetalen', FP: 'Nu betalen' },
  payOn: 'Verder met betalen',
  payAgain: 'Opnieuw betalen',
  toCheckout: 'Naar de betaalpagina…',
  checkout: 'Je betaalt op de beveiligde pagina van onze betaaldienst, met iDEAL\u00A0|\u2060\u00A0Wero of op een andere manier.',

  checking: 'We kijken of je betaling binnen is',
  state: {
    open: 'Je was al begonnen met betalen, maar de betaling is nog niet rond.',
    pending:
      'Je bank verwerkt de betaling. Dat kan even duren. Je hoeft niets te doen: we laten het hier zien en mailen je zodra het bedrag binnen is.',
    failed: 'De betaling is niet gelukt.',
    expired: 'De betaling is verlopen: er is te lang niet betaald.',
    canceled: 'Je hebt de betaling afgebroken.',
  },
  nothingTaken: 'Er is niets afgeschreven. Je kunt het meteen opnieuw proberen.',
  stillOpen: 'We hebben nog geen bericht dat je betaald hebt. We blijven kijken. Nog niet betaald? Dan kun je verder met betalen.',

  paidTitle: { PY: 'Je aanbetaling is binnen', FP: 'Je eindfactuur is betaald' },
  paid: 'We hebben {amount} ontvangen op {date}. Bedankt!',
  nextTitle: 'Wat gebeurt er nu?',
  next: {
    PY: {
      installation: 'We plannen samen met jou een dag voor de installatie. Die zie je dan bij je afspraken.',
      confirmation: 'Je krijgt een bevestiging van je betaling per mail.',
    },
    FP: {
      confirmation: 'Je krijgt een bevestiging van je betaling per mail.',
      subsidy: 'Bewaar je factuur: daarmee kun je subsidie aanvragen.',
    },
  },

  incassoIntro:
    'Wil je liever niet zelf overmaken? Dan schrijven wij de eindfactuur één keer automatisch af. De datum hoor je van tevoren.',
  incassoRight: 'Niet eens met de afschrijving? Je bank betaalt het bedrag terug als je dat binnen 8 weken vraagt.',
  agreeIncasso: 'Automatisch laten afschrijven',
  agreeingIncasso: 'Opslaan…',
  incassoAgreedTitle: 'Je eindfactuur wordt automatisch geïncasseerd',
  incassoAccount: 'We schrijven het bedrag af van {iban}, op naam van {holder}.',
  incassoOn: 'Dat doen we op {date}.',
  incassoDateUnknown: 'De datum hoor je van tevoren.',
  otherAccount: 'Andere rekening opgeven',
  keepAccount: 'Annuleren',
} as const;
