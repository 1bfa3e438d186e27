export const nl = {
  subject: 'Je wachtwoord is veranderd bij {seller}',
  title: 'Je wachtwoord is veranderd',
  preview: 'Was jij dit niet? Lees dan wat je kunt doen.',
  news: 'Het wachtwoord van je account bij {seller} is net veranderd. Op andere apparaten ben je uitgelogd. Daar log je in met je nieuwe wachtwoord.',
  notYou: 'Was jij dit niet? Kies dan meteen een nieuw wachtwoord, en neem contact met ons op als dat niet lukt:',
  passkeys:
    'Kijk daarna in je account bij je gegevens of je alle passkeys kent. Die blijven werken: verwijder wat niet van jou is.',
} as const;
