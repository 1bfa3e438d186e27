import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Verify a signature',
  intro: 'With the verification code on a confirmation you see whether we made it, and which document was signed.',
  check: 'Verify',
  checking: 'Verifying…',

  loading: 'Verifying signature',
  validTitle: 'This signature is genuine',
  valid: 'The details below are on record with us, and haven’t changed since signing.',
  unknown: 'Nothing was signed with us under this code. Check the confirmation once more.',
  tampered: 'Be careful: what is recorded under this code doesn’t match our own signature beneath it. Get in touch with us.',

  document: 'Document',
  order: 'Order',
  signedAt: 'Signed on',
  by: 'Signed by',
  timestamp: 'Timestamp',
  timestampOf: '{moment}, by an independent service (RFC 3161)',
  sha256: 'Fingerprint of the document (SHA-256)',
  confirmationSha256: 'Fingerprint of the confirmation (SHA-256)',

  terms: 'Terms and conditions',
  termsOf: 'Version {version}',
  termsSha256: 'Fingerprint of the terms (SHA-256)',

  fileTitle: 'Do you have the file yourself?',
  fileIntro: 'Compare the document or confirmation you have with what was signed.',
  file: 'Choose the file (PDF)',
  fileHelp: 'The file stays on your device: nothing is sent.',
  comparing: 'Comparing file…',
  isPlan: 'This is exactly the document that was signed: {document}.',
  isConfirmation: 'This is exactly the confirmation we made of this signature.',
  isTerms: 'These are exactly the terms and conditions that were agreed to.',
  isOther:
    'This file isn’t the same as the document, the confirmation or the terms. It’s another file, or something in it was changed.',
  unreadable: 'We couldn’t read this file. Choose it once more.',
  noCrypto: 'This browser can’t compare files here.',
};
