export const nl = {
  subject: 'Je e-mailadres gaat veranderen bij {seller}',
  title: 'Je e-mailadres gaat veranderen',
  preview: 'Was jij dit niet? Lees dan wat je kunt doen.',
  news: 'In je account bij {seller} staat een nieuw e-mailadres klaar: <breakable>{newEmail}</breakable>. Daar hebben we een link naartoe gestuurd. Zodra die geopend is, log je in met het nieuwe adres. Tot dan verandert er niets.',
  notYou: 'Was jij dit niet? Kies dan meteen een nieuw wachtwoord. Het nieuwe adres vervalt dan:',
  passkeys:
    'Kijk daarna in je account bij je gegevens of je alle passkeys kent. Die blijven werken: verwijder wat niet van jou is.',
  help: 'Lukt dat niet? Neem dan contact met ons op.',
} as const;
