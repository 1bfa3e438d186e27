export const nl = {
  subject: 'Kies je wachtwoord voor {seller}',
  title: 'Welkom! Kies je wachtwoord',
  preview: 'Daarmee volg je je bestelling.',
  welcome:
    'Je hebt nu een account bij {seller}. Daarin volg je je bestelling en vul je in wat we over je huis moeten weten. Kies eerst een wachtwoord. De link werkt {validFor}, en maar één keer.',
  choose: 'Wachtwoord kiezen',
  expired: 'Werkt de link niet meer? Vraag dan een nieuwe aan:',
} as const;
