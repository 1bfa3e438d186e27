export const nl = {
  title: 'Ondertekening controleren',
  intro: 'Met de controlecode op een bevestiging zie je of wij die hebben gemaakt, en welk document er getekend is.',
  check: 'Controleren',
  checking: 'Controleren…',

  loading: 'Ondertekening controleren',
  validTitle: 'Deze ondertekening is echt',
  valid: 'De gegevens hieronder staan bij ons zo vast, en zijn sinds het tekenen niet veranderd.',
  unknown: 'Onder deze code is bij ons niets getekend. Kijk nog eens op de bevestiging.',
  tampered: 'Pas op: wat bij deze code staat, klopt niet met onze eigen handtekening eronder. Neem contact met ons op.',

  document: 'Document',
  order: 'Bestelling',
  signedAt: 'Getekend op',
  by: 'Getekend door',
  timestamp: 'Tijdstempel',
  timestampOf: '{moment}, van een onafhankelijke dienst (RFC 3161)',
  sha256: 'Kenmerk van het document (SHA-256)',
  confirmationSha256: 'Kenmerk van de bevestiging (SHA-256)',

  terms: 'Voorwaarden',
  termsOf: 'Versie {version}',
  termsSha256: 'Kenmerk van de voorwaarden (SHA-256)',

  fileTitle: 'Heb je het bestand zelf?',
  fileIntro: 'Vergelijk het document of de bevestiging die jij hebt met wat er getekend is.',
  file: 'Kies het bestand (PDF)',
  fileHelp: 'Het bestand blijft op je apparaat: er wordt niets verstuurd.',
  comparing: 'Bestand vergelijken…',
  isPlan: 'Dit is precies het document dat getekend is: {document}.',
  isConfirmation: 'Dit is precies de bevestiging die wij bij deze ondertekening hebben gemaakt.',
  isTerms: 'Dit zijn precies de voorwaarden waarmee akkoord is gegaan.',
  isOther:
    'Dit bestand is niet gelijk aan het document, de bevestiging of de voorwaarden. Het is een ander bestand, of er is iets in veranderd.',
  unreadable: 'Dit bestand konden we niet lezen. Kies het nog eens.',
  noCrypto: 'Deze browser kan hier geen bestanden vergelijken.',
} as const;
