import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  thanks: 'Thank you!',
  title: {
    woning: 'We’ve received your home details.',
    installatie: 'We’ve received your installation details.',
  },
  missingTitle: {
    woning: 'Some information about your home is missing.',
    installatie: 'Some information about your installation is missing.',
  },
  missing: 'Fill it in and finish it first. Then we would like to hear how it went.',
  fillIn: 'Go on filling in',
  nextTitle: 'What happens now?',
  next: {
    woning: {
      calculates: 'Our adviser works out how much heat your home needs.',
      asks: 'If anything is unclear, we’ll get in touch with you.',
    },
    installatie: {
      looks: 'Our adviser looks at your photos and answers for the digital inspection.',
      asks: 'If anything is unclear, we’ll get in touch with you.',
    },
  },
  change: 'Is something no longer right? You can always change your details.',
  stillMissing: {
    houseInfo: {
      woning: 'For the home of your order we’re still missing home details.',
      installatie: 'For your order we also need your home details.',
    },
    installation: {
      woning: 'For your order we also need your installation details.',
      installatie: 'For another order we’re still missing installation details.',
    },
  },
  askTitle: 'Help us get better?',
  ask: 'Tell us how it went. We read everything, and you don’t have to fill in anything if you’d rather not.',
  send: 'Send',
  sending: 'Sending…',
  sent: 'Thank you. This makes us better.',
  fillInRest: { houseInfo: 'On to home details', installation: 'On to installation details' },
  toOverview: 'Go to your overview',
  toHouseInfo: 'View home details',
};
