import type { Translation } from '@pomp/language';
import type { nl } from './marketing-forms.nl.js';

const newsletter = {
  submitLabel: 'Sign up',
  thanks: 'Almost done! Look in your mailbox, open the link in our email and confirm your sign-up there.',
  agreement: 'You’ll get a few emails a year. You can unsubscribe with the link under every email.',
};

const brochure = {
  intro: 'Tell us who you are, and the brochure is ready for you straight away.',
  submitLabel: 'View the brochure',
  thanks: 'Thank you! The brochure opens in a new tab.',
  agreement: 'We may email you once to ask whether the brochure was clear. We only call if you tick that.',
};

export const en: Translation<typeof nl> = {
  'domain/marketing/newsletter': {
    title: 'Sign up for our newsletter',
    intro: 'News about heat pumps, subsidies and what you can save.',
    ...newsletter,
  },
  'domain/marketing/newsletterVacancies': {
    title: 'Get an email about new vacancies',
    intro: 'We’ll email you when there is a new opening.',
    ...newsletter,
  },
  'domain/marketing/brochurePompAo': { title: 'The brochure of the Pomp AO', ...brochure },
  'domain/marketing/brochureAllElectric': { title: 'The brochure about all-electric', ...brochure },
  'domain/marketing/brochurePompT': { title: 'The brochure of the Pomp T', ...brochure },
  'domain/marketing/brochureBusiness': { title: 'The brochure for businesses', ...brochure },
  'domain/marketing/savings': {
    title: 'Calculate your savings',
    intro: 'Leave your details, then carry on calculating.',
    submitLabel: 'Continue',
    thanks: 'Thank you! Let’s continue.',
    agreement: 'We may email you once to ask if you would like help. We only call if you tick that.',
  },
  'domain/marketing/contact': { title: 'Ask your question' },
  'domain/marketing/businessContact': { title: 'Get in touch as a business' },
  'domain/marketing/reservation': {
    title: 'Help with reserving',
    intro: 'Would you rather not reserve by yourself? Then we’ll do it together on the phone.',
    submitLabel: 'Call me',
    message: { label: 'What would you like to know beforehand?' },
  },
  'domain/marketing/callBack': {
    title: 'Ask us to call you back',
    submitLabel: 'Call me back',
    thanks: 'Thank you! We’ll call you back on a working day.',
    agreement: 'We only use your number to call you back.',
    moment: {
      label: 'When shall we call you?',
      options: { ochtend: 'In the morning', middag: 'In the afternoon', 'maakt niet uit': 'Any time' },
    },
  },
  'domain/marketing/feedback': {
    title: 'What do you think of this site?',
    thanks: 'Thank you! This makes us better.',
    agreement: 'We only use this to improve the site, and to answer you if you enter your email address.',
    grade: { label: 'How well could you find what you were looking for?' },
    message: { label: 'What could be better?' },
    email: { label: 'Email address', help: 'Only if you would like an answer.' },
  },
  'domain/marketing/application': {
    title: 'Apply',
    intro: 'Your career ... starts here – put your talents with us to work for a cleaner world.',
    submitLabel: 'Apply now!',
    thanks: 'Thank you for applying! We’ll be in touch soon.',
    agreement: 'We keep your application for four weeks.',
    startingDate: { label: 'When can you start?' },
    message: { label: 'Why are you right for us?' },
  },
};
