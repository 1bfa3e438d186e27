export const nl = {
  subject: 'Passkey toegevoegd bij {seller}',
  title: 'Er is een passkey toegevoegd',
  preview: 'Was jij dit niet? Lees dan wat je kunt doen.',
  news: 'Aan je account bij {seller} is net een passkey toegevoegd. Daarmee log je in zonder wachtwoord. Je wachtwoord blijft ook werken.',
  notYou:
    'Was jij dit niet? Verwijder de passkey dan meteen bij je gegevens en kies een nieuw wachtwoord, of neem contact met ons op:',
} as const;
