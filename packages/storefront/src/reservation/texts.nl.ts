export const nl = {
  steps: { contact: 'Jouw gegevens', details: 'Je reservering' },
  next: 'Volgende stap',
  checking: 'Even controleren…',
  back: 'Terug',
  reserve: 'Reserveren',
  reserving: 'Reserveren…',
  loading: 'Laden voor een duurzamere toekomst...',
  placing: 'Reservering plaatsen voor een duurzamere toekomst...',
  tryingAgain: 'Dat lukte nog niet. We proberen het nog een keer ({attempt} van {most}).',

  signedIn: 'Je bent ingelogd, {name}. Wat we van je weten, staat er al.',
  failed: 'Er is iets misgegaan tijdens het verzenden van het formulier. Probeer het opnieuw',
  /** With what the server has to add to it. */
  refused: 'Er is iets misgegaan tijdens het verzenden van het formulier. Probeer het opnieuw. {reason}',
  addressKnown: 'Dit is het adres waarvoor je de besparing hebt berekend. Moet de pomp ergens anders komen, pas het dan aan.',
  persists: 'Als het probleem blijft bestaan, <contact>neem dan contact met ons op</contact>. We helpen je graag verder.',
  reload: 'Laad de pagina opnieuw',
  goBack: 'Ga terug naar de vorige stap',

  upgrade: 'Je hebt al een Pomp AO. Daarom reserveer je alleen de Pomp T.',
  priceForOne: 'Voor één, inclusief btw.',
  free: 'Reserveren kost niets. Pas als je het installatieplan tekent, bestel je.',
  summary: {
    title: 'Dit reserveer je',
    name: 'Op naam van',
    what: 'Wat',
    where: 'Waar',
    price: 'Prijs',
    times: '{quantity, plural, =1 {{product}} other {{quantity} × {product}}}',
    amount: '{price}, inclusief btw',
    included: 'In de prijs',
  },
  /** Before a number and an e-mail address, and for whoever got no mail there. */
  reserved: {
    number: 'Je reserveringsnummer:',
    mailedTo: 'We hebben een mail gestuurd naar:',
    noMail: 'Geen mail gekregen? Vraag een nieuwe link',
  },
} as const;
