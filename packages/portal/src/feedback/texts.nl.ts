export const nl = {
  thanks: 'Bedankt!',
  title: {
    woning: 'Je woninggegevens zijn binnen.',
    installatie: 'Je installatiegegevens zijn binnen.',
  },
  missingTitle: {
    woning: 'Er missen nog woninggegevens.',
    installatie: 'Er missen nog installatiegegevens.',
  },
  missing: 'Vul ze eerst aan en rond ze af. Daarna horen we graag hoe het ging.',
  fillIn: 'Verder invullen',
  nextTitle: 'Wat gebeurt er nu?',
  next: {
    woning: {
      calculates: 'Onze adviseur rekent uit hoeveel warmte je huis nodig heeft.',
      asks: 'Is er iets niet duidelijk, dan nemen we contact met je op.',
    },
    installatie: {
      looks: 'Onze adviseur bekijkt je foto’s en antwoorden voor de digitale inspectie.',
      asks: 'Is er iets niet duidelijk, dan nemen we contact met je op.',
    },
  },
  change: 'Klopt er iets niet meer? Je kunt je gegevens altijd aanpassen.',
  /** What the order under way still needs, after either questionnaire. */
  stillMissing: {
    houseInfo: {
      woning: 'Voor de woning van je bestelling missen we nog woninggegevens.',
      installatie: 'Voor je bestelling hebben we ook nog je woninggegevens nodig.',
    },
    installation: {
      woning: 'Voor je bestelling hebben we ook nog je installatiegegevens nodig.',
      installatie: 'Voor een andere bestelling missen we nog installatiegegevens.',
    },
  },
  askTitle: 'Help je ons beter te worden?',
  ask: 'Vertel ons hoe het ging. We lezen alles, en je hoeft niets in te vullen als je niet wilt.',
  send: 'Verstuur',
  sending: 'Bezig met versturen…',
  sent: 'Dank je wel. Hier worden we beter van.',
  fillInRest: { houseInfo: 'Verder met woninggegevens', installation: 'Verder met installatiegegevens' },
  toOverview: 'Naar je overzicht',
  toHouseInfo: 'Bekijk woninggegevens',
} as const;
