export const nl = {
  loginTitle: 'Inloggen',
  loginIntro: 'Bekijk je bestelling en vul je gegevens aan.',
  sessionEnded: 'Je was een tijd weg, dus we hebben je uitgelogd. Je antwoorden zijn bewaard.',
  userExists:
    'Er is al een account met dit e-mailadres. Log in om verder te gaan. Weet je het wachtwoord niet, of heb je er nog geen? Kies dan hieronder ‘Wachtwoord vergeten?’. Daarna vraag je hier je offerte aan.',
  login: 'Inloggen',
  loggingIn: 'Inloggen…',
  withPasskey: 'Inloggen met een passkey',
  followingDevice: 'Volg je apparaat…',
  noPasskey: 'Inloggen met een passkey is niet gelukt. Log in met je wachtwoord, of probeer het nog een keer.',
  forgotPassword: 'Wachtwoord vergeten?',
  backToLogin: 'Terug naar inloggen',
  recover: 'Stuur mij een link',
  recovering: 'Versturen…',
  recoveredTitle: 'Kijk in je mail',
  recovered:
    'Is {email} bij ons bekend? Dan vind je daar binnen een paar minuten een link om een nieuw wachtwoord te kiezen. Niets ontvangen? Kijk ook bij de ongewenste mail.',
  /** Also for a first one. */
  setPasswordTitle: 'Kies je wachtwoord',
  setPassword: 'Wachtwoord opslaan',
  settingPassword: 'Opslaan…',
  passwordSetTitle: 'Je wachtwoord is opgeslagen',
  passwordSet:
    'Je kunt er meteen mee inloggen. Was je nog ergens ingelogd? Daar ben je voor de zekerheid uitgelogd. Passkeys blijven werken: welke er zijn, zie je bij je gegevens.',
  brokenLinkTitle: 'Deze link werkt niet',
  brokenLink: 'De link is niet compleet. Open hem nog een keer vanuit je mail, of vraag een nieuwe aan.',
  newLink: 'Vraag een nieuwe link aan',
  confirmEmailTitle: 'Bevestig je nieuwe e-mailadres',
  confirmEmailIntro: 'Daarna log je met dit adres in, en sturen we onze mails ernaartoe.',
  confirmEmail: 'E-mailadres bevestigen',
  confirmingEmail: 'Bevestigen…',
  emailConfirmedTitle: 'Je e-mailadres is veranderd',
  emailConfirmed: 'Vanaf nu log je in met {email}.',
  brokenEmailLink: 'De link is niet compleet. Open hem nog een keer vanuit je mail, of verander je e-mailadres opnieuw.',
  expiredEmailLink:
    'De link is te oud, of je hebt hem al gebruikt. Onder ‘Mijn gegevens’ zie je welk e-mailadres geldt, en kun je het opnieuw veranderen.',
  toPersonalDetails: 'Naar mijn gegevens',
} as const;
