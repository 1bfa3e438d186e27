export const nl = {
  hello: 'Hallo {firstName},',
  helloAll: 'Hallo,',
  regards: 'Groet,',
  /** What the drawing in a mail is, for whoever doesn’t see it. */
  house: 'Een tekening van zo’n huis, met de warmtepomp erin.',
  buttonFails: 'Werkt de knop niet?',
  copyLink: 'Kopieer dit adres naar je browser:',
  /** In a mail that somebody can do without. */
  choice: 'Liever niet zulke mail? Zet haar uit bij je gegevens:',
  /** How long a link works. */
  lasting: {
    hours: '{count, plural, other {# uur}}',
    days: '{count, plural, one {# dag} other {# dagen}}',
  },
  /** Who a mail to the seller is about. */
  customer: {
    name: 'Klant: {name}',
    email: 'E-mailadres: <breakable>{email}</breakable>',
    id: 'Klantnummer: <breakable>{id}</breakable>',
  },
} as const;
