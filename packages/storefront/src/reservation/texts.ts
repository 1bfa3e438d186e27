import { retryDelays } from './with-retries.js';

export const reservationTexts = {
  steps: { contact: 'Jouw gegevens', details: 'Je reservering' },
  next: 'Volgende stap',
  checking: 'Even controleren…',
  back: 'Terug',
  reserve: 'Reserveren',
  reserving: 'Reserveren…',
  placing: 'Reservering plaatsen voor een duurzamere toekomst...',
  tryingAgain: (attempt: number) => `Dat lukte nog niet. We proberen het nog een keer (${attempt} van ${retryDelays.length}).`,

  failed: 'Er is iets misgegaan tijdens het verzenden van het formulier. Probeer het opnieuw',
  persists: {
    before: 'Als het probleem blijft bestaan, ',
    link: 'neem dan contact met ons op',
    after: '. We helpen je graag verder.',
  },
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
    times: (quantity: number, product: string) => (quantity === 1 ? product : `${quantity} × ${product}`),
    amount: (price: string) => `${price}, inclusief btw`,
    included: 'In de prijs',
  },
  logged: 'Failed to place reservation',
} as const;
