export const nl = {
  asked: {
    subject: 'We verwijderen je account bij {seller}',
    title: 'We verwijderen je account',
    preview: 'Je kunt je nog bedenken.',
    news: 'Je vroeg ons op {askedOn} om je account bij {seller} te verwijderen. Dat doen we binnen een maand na die dag. Daarna zijn je gegevens en je woningen weg, en kun je niet meer inloggen.',
    underWay:
      'Nog niet klaar: {count, plural, one {bestelling {orders}} other {bestellingen {orders}}}. Daar hebben we je gegevens nog voor nodig: we verwijderen je account zodra alles klaar of afgezegd is. Wil je er niet mee verder? Neem dan contact met ons op.',
    takeBack: 'Bedenk je je? Kies dan onderaan bij ‘Mijn gegevens’ voor ‘Ik wil mijn account toch houden’.',
    account: 'Naar mijn gegevens',
    notYou: 'Heb je dit niet zelf gevraagd? Kies dan meteen een nieuw wachtwoord, en zeg in je account dat je het wilt houden:',
  },
  withdrawn: {
    subject: 'Je houdt je account bij {seller}',
    title: 'Je houdt je account',
    preview: 'We verwijderen niets.',
    news: 'Je wilt je account bij {seller} toch houden. We verwijderen niets: je gegevens, je woningen en je bestellingen staan er nog, en je logt in zoals je gewend bent.',
  },
  done: {
    subject: 'Je account bij {seller} is verwijderd',
    title: 'Je account is verwijderd',
    preview: 'Je kunt er niet meer mee inloggen.',
    news: 'Op {deletedOn} hebben we je account bij {seller} verwijderd. Je gegevens, je woningen, je antwoorden en je foto’s zijn weg. Inloggen kan niet meer.',
    last: 'Dit is onze laatste mail hierover: ook je e-mailadres bewaren we niet. Heb je dit niet zelf gevraagd? Neem dan contact met ons op.',
  },
  /** To the seller. */
  notice: {
    subject: {
      asked: 'Verwijder een account: klant {id}',
      withdrawn: 'Verwijder een account toch niet: klant {id}',
    },
    title: {
      asked: 'Verwijder een account',
      withdrawn: 'Verwijder een account toch niet',
    },
    preview: 'Klant {id}, {date}.',
    news: {
      asked: 'Deze klant vroeg op {date} om het account te verwijderen. Doe dat binnen een maand na die dag (AVG, artikel 12).',
      withdrawn: 'Deze klant wil het account toch houden en zei dat op {date}. Verwijder niets.',
    },
    underWay:
      'Nog niet klaar: {count, plural, one {bestelling {orders}} other {bestellingen {orders}}}. Zolang dat zo is, kan het account niet weg. Spreek met de klant af of je de bestelling afmaakt of afzegt.',
    how: 'Je doet dat in de back-office. Daar zie je ook wie er nog wacht.',
  },
  kept: 'Dit moeten we van de wet bewaren: {what}, tot {howLong}. {why}',
} as const;
