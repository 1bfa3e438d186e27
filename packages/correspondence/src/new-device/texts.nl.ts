export const nl = {
  subject: 'Nieuw apparaat ingelogd bij {seller}',
  title: 'Er is ingelogd op een nieuw apparaat',
  preview: 'Was jij dit niet? Lees dan wat je kunt doen.',
  news: 'Op {moment} is er ingelogd op je account bij {seller}, op een apparaat dat we nog niet kenden: {device}.',
  unknownDevice: 'onbekend apparaat',
  you: 'Was jij dit? Dan hoef je niets te doen. Op dit apparaat mailen we je er niet nog eens over.',
  notYou: 'Was jij dit niet? Kies dan meteen een nieuw wachtwoord. Overal waar je bent ingelogd, word je dan uitgelogd:',
  passkeys:
    'Kijk daarna in je account bij je gegevens of je alle passkeys kent. Die blijven werken: verwijder wat niet van jou is.',
} as const;
