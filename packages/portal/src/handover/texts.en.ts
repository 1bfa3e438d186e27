import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Handover',
  intro: '{product} · {address} · order {number}',
  loading: 'Loading the handover',
  overTitle: 'This link doesn’t work any more',
  over: 'The time of this link is over, or a new one was made. The installer can ask for a new link for you.',
  read: 'Go over the installation together with the installer. Is everything right? Then sign below.',
  sign: 'Sign for the handover',
  signing: 'Signing…',
  evidence: 'As evidence we keep your name, the time, and this device’s network address and browser.',
  signedTitle: 'Signed',
  signed: '{name} signed for the handover on {moment}.',
  copy: 'The proof of handover is with the order in the customer’s account. A mail about it is on its way.',
};
