export const contactTexts = {
  send: 'Verstuur je vraag',
  sending: 'Bezig met versturen…',
  thanks: 'Bedankt! Je vraag is verstuurd.',
  thanksText: (email: string) => `Je krijgt ons antwoord op ${email}.`,
  another: 'Stel nog een vraag',
  privacy: ['We gebruiken je gegevens alleen om je te antwoorden. Lees meer in onze', 'privacyverklaring'],
  call: 'Bel ons',
  mail: 'Mail ons',
  hours: 'Wanneer we er zijn',
  logged: { contact: 'Error submitting contact data', business: 'Error submitting business contact data' },
} as const;
