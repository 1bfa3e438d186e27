export const nl = {
  send: 'Verstuur je vraag',
  sending: 'Bezig met versturen…',
  thanks: 'Bedankt! Je vraag is verstuurd.',
  thanksText: 'Je krijgt ons antwoord op {email}.',
  another: 'Stel nog een vraag',
  privacy: 'We gebruiken je gegevens alleen om je te antwoorden. Lees meer in onze <privacy>privacyverklaring</privacy>.',
  call: 'Bel ons',
  mail: 'Mail ons',
  hours: 'Wanneer we er zijn',
} as const;
