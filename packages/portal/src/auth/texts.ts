import { featureTexts } from '../portal/feature-texts.js';

export const authTexts = featureTexts('auth', {
  loginTitle: 'Inloggen',
  loginIntro: 'Bekijk je bestelling en vul je gegevens aan.',
  userExists:
    'Er is al een account met dit e-mailadres. Log in om verder te gaan. Weet je het wachtwoord niet, of heb je er nog geen? Kies dan hieronder ‘Wachtwoord vergeten?’. Daarna vraag je hier je offerte aan.',
  login: 'Inloggen',
  loggingIn: 'Inloggen…',
  forgotPassword: 'Wachtwoord vergeten?',
  backToLogin: 'Terug naar inloggen',
  recover: 'Stuur mij een link',
  recovering: 'Versturen…',
  recoveredTitle: 'Kijk in je mail',
  recovered: (email: string) =>
    `Is ${email} bij ons bekend? Dan vind je daar binnen een paar minuten een link om een nieuw wachtwoord te kiezen. Niets ontvangen? Kijk ook bij de ongewenste mail.`,
  /** Also for a first one. */
  setPasswordTitle: 'Kies je wachtwoord',
  setPassword: 'Wachtwoord opslaan',
  settingPassword: 'Opslaan…',
  passwordSetTitle: 'Je wachtwoord is opgeslagen',
  passwordSet: 'Je kunt er meteen mee inloggen. Was je nog ergens ingelogd? Daar ben je voor de zekerheid uitgelogd.',
  brokenLinkTitle: 'Deze link werkt niet',
  brokenLink: 'De link is niet compleet. Open hem nog een keer vanuit je mail, of vraag een nieuwe aan.',
  newLink: 'Vraag een nieuwe link aan',
  confirmEmailTitle: 'Bevestig je nieuwe e-mailadres',
  confirmEmailIntro: 'Daarna log je met dit adres in, en sturen we onze mails ernaartoe.',
  confirmEmail: 'E-mailadres bevestigen',
  confirmingEmail: 'Bevestigen…',
  emailConfirmedTitle: 'Je e-mailadres is veranderd',
  emailConfirmed: (email: string) => `Vanaf nu log je in met ${email}.`,
  brokenEmailLink: 'De link is niet compleet. Open hem nog een keer vanuit je mail, of verander je e-mailadres opnieuw.',
  toPersonalDetails: 'Naar mijn gegevens',
});
