export const nl = {
  order: 'Bestelling',
  customer: 'Klant',
  house: 'Woning',
  warranty: 'Pomp AO, onderdelen',
  terms: {
    version: '{year}-1',
    title: 'Algemene voorwaarden',
    example: 'Dit zijn voorbeeldvoorwaarden, om het portaal mee te proberen. Een verkoper zet hier zijn eigen voorwaarden neer.',
    articles: {
      agreement: 'De overeenkomst',
      agreementText:
        'De overeenkomst gaat over wat in het getekende plan staat. Een wijziging van het plan geldt pas als je die ook tekent.',
      price: 'De prijs',
      priceText: 'De prijs in het plan is met btw. Je betaalt een deel als je tekent en de rest als alles werkt.',
      withdrawing: 'Bedenktijd',
      withdrawingText:
        'Je kunt de overeenkomst veertien dagen lang herroepen, zonder reden. Je krijgt dan alles terug wat je betaalde.',
      complaints: 'Klachten',
      complaintsText: 'Is er iets niet goed? Stuur ons een bericht bij je bestelling. We lossen het op.',
    },
  },
  plan: {
    name: 'Installatieplan',
    intro:
      'Dit plan maakten we na de digitale inspectie van je woning. Hier staat wat we plaatsen, waar het komt en wat je betaalt. Klopt er iets niet? Bel ons dan voordat je tekent.',
    work: 'De nieuwe leidingen lopen door de kruipruimte. De monteur boort één gat van 80 mm in de achtergevel en werkt dat netjes af. Je cv-ketel blijft hangen en helpt mee als het heel koud is.',
    madeOn: 'Gemaakt op',
    placing: 'Plaatsing',
    oneDay: 'Eén dag, tussen 8.00 en 16.00 uur',
    downPayment: 'Aanbetaling',
    aThird: 'Een derde, als je akkoord gaat',
    finalPayment: 'Eindbetaling',
    twoThirds: 'Twee derde, na de installatie',
  },
  invoice: {
    PY: {
      name: 'Factuur aanbetaling',
      intro: 'De aanbetaling voor je warmtepomp. Je betaalt in je account, nadat je akkoord gaat met het installatieplan.',
    },
    FP: { name: 'Eindfactuur', intro: 'Dit is wat je na de installatie nog betaalt. Dat kan in je account.' },
    number: 'Factuurnummer',
    date: 'Factuurdatum',
    dueDate: 'Betalen voor',
    amountWithoutVat: 'Bedrag zonder btw',
    vat: 'Btw {percentage} %',
    amount: 'Te betalen',
  },
} as const;
