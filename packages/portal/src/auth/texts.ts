export const authTexts = {
  loginTitle: 'Inloggen',
  loginIntro: 'Bekijk je bestelling en vul je gegevens aan.',
  login: 'Inloggen',
  loggingIn: 'Inloggen…',
  forgotPassword: 'Wachtwoord vergeten?',
  backToLogin: 'Terug naar inloggen',
  recover: 'Stuur mij een link',
  recovering: 'Versturen…',
  recoveredTitle: 'Kijk in je mail',
  recovered: (email: string) =>
    `Is ${email} bij ons bekend? Dan vind je daar binnen een paar minuten een link om een nieuw wachtwoord te kiezen. Niets ontvangen? Kijk ook bij de ongewenste mail.`,
  setPassword: 'Wachtwoord opslaan',
  settingPassword: 'Opslaan…',
  passwordSetTitle: 'Je nieuwe wachtwoord is opgeslagen',
  passwordSet: 'Je kunt er meteen mee inloggen. Op andere apparaten ben je voor de zekerheid uitgelogd.',
  brokenLinkTitle: 'Deze link werkt niet',
  brokenLink: 'De link is niet compleet. Open hem nog een keer vanuit je mail, of vraag een nieuwe aan.',
  newLink: 'Vraag een nieuwe link aan',
};
export type AuthTexts = typeof authTexts;
