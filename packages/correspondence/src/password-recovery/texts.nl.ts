export const nl = {
  subject: 'Kies een nieuw wachtwoord voor {seller}',
  title: 'Kies een nieuw wachtwoord',
  preview: 'De link werkt {validFor}.',
  asked:
    'Je hebt een nieuw wachtwoord aangevraagd voor je account bij {seller}. Hieronder kies je er een. De link werkt {validFor}, en maar één keer.',
  choose: 'Nieuw wachtwoord kiezen',
  notYou: 'Heb je dit niet zelf aangevraagd? Dan hoef je niets te doen. Je wachtwoord blijft zoals het is.',
} as const;
