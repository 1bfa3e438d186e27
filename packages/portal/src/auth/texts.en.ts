import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  loginTitle: 'Log in',
  loginIntro: 'View your order and complete your details.',
  sessionEnded: 'You were away for a while, so we logged you out. Your answers have been kept.',
  userExists:
    'There is already an account with this email address. Log in to continue. Don’t know the password, or don’t have one yet? Then choose ‘Forgotten your password?’ below. After that you can ask for your quote here.',
  login: 'Log in',
  loggingIn: 'Logging in…',
  withPasskey: 'Log in with a passkey',
  followingDevice: 'Follow your device…',
  noPasskey: 'Logging in with a passkey didn’t work. Log in with your password, or try once more.',
  forgotPassword: 'Forgotten your password?',
  backToLogin: 'Back to login',
  recover: 'Send me a link',
  recovering: 'Sending…',
  recoveredTitle: 'Check your email',
  recovered:
    'Do we know {email}? Then within a few minutes you’ll find a link there to choose a new password. Nothing received? Check your spam folder too.',
  setPasswordTitle: 'Choose your password',
  setPassword: 'Save password',
  settingPassword: 'Saving…',
  passwordSetTitle: 'Your password has been saved',
  passwordSet:
    'You can log in with it right away. Were you still logged in elsewhere? You’ve been logged out there, to be safe. Passkeys go on working: which there are, you see with your details.',
  brokenLinkTitle: 'This link doesn’t work',
  brokenLink: 'The link is incomplete. Open it once more from your email, or ask for a new one.',
  newLink: 'Ask for a new link',
  confirmEmailTitle: 'Confirm your new email address',
  confirmEmailIntro: 'After that you log in with this address, and we send our emails to it.',
  confirmEmail: 'Confirm email address',
  confirmingEmail: 'Confirming…',
  emailConfirmedTitle: 'Your email address has been changed',
  emailConfirmed: 'From now on you log in with {email}.',
  brokenEmailLink: 'The link is incomplete. Open it once more from your email, or change your email address again.',
  expiredEmailLink:
    'The link is too old, or you’ve used it already. Under ‘My details’ you see which email address counts, and you can change it again.',
  toPersonalDetails: 'Go to my details',
};
