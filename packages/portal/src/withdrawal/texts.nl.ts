export const nl = {
  title: 'Overeenkomst herroepen',
  ofOrder: '{product} · bestelling {number}',
  loading: 'Bestelling laden',
  unknownOrder: 'Deze bestelling hebben we niet gevonden.',
  toOrders: 'Naar mijn bestellingen',

  /** The way in, where an order is shown; article 11a of directive 2011/83/EU has its words. */
  withdrawHere: 'Overeenkomst hier herroepen',
  withdrawHereOf: 'Overeenkomst hier herroepen: bestelling {number}',
  until: 'Dat kan tot en met {date}.',

  intro:
    'Je kunt deze overeenkomst tot en met {date} herroepen, zonder reden en zonder kosten. Daarna is de bestelling van de baan.',
  steps: { statement: 'Verklaring', confirm: 'Bevestigen' },
  confirmationTo: 'De bevestiging sturen we naar {email}.',
  on: 'Verder',
  goingOn: 'Verder…',
  keep: 'Toch niet herroepen',

  confirmTitle: 'Controleer je verklaring',
  statement: 'Ik, {name}, herroep de overeenkomst voor {product}, bestelling {number}.',
  reason: 'Reden',
  noReason: 'Geen reden opgegeven',
  email: 'Bevestiging naar',
  consequence:
    'Je kunt dit niet terugdraaien. Geplande afspraken gaan niet door, en wat je al betaald hebt, krijg je binnen 14 dagen terug.',
  confirm: 'Herroeping bevestigen',
  confirming: 'Herroeping versturen…',
  change: 'Terug',

  doneTitle: 'Je hebt de overeenkomst herroepen',
  done: 'We hebben je herroeping ontvangen op {moment}.',
  doneNext: {
    confirmation: 'Je krijgt een bevestiging per mail, met de tekst van je verklaring en het tijdstip.',
    appointments: 'Geplande afspraken gaan niet door.',
    repayment: 'Wat je al betaald hebt, krijg je uiterlijk {date} terug.',
  },

  notNow:
    'Deze overeenkomst kun je niet online herroepen: er is nog niets getekend, of de bedenktijd is voorbij. Heb je een vraag? Neem contact met ons op.',
} as const;
