import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  inspection: 'Digital inspection',
  installation: 'Installation',
  how: {
    atADistance: 'Online: nobody comes to your home.',
    byPerson: '{person} looks along with you.',
    byLink: 'Open the link at that time.',
    byNumber: 'Call {number} at that time.',
    byLinkOrNumber: 'Open the link at that time, or call {number}.',
    notYet: 'We’ll tell you beforehand how to join.',
    comes: '{person} comes to your home.',
    arrives: 'We arrive between {from} and {until}.',
    personArrives: '{person} arrives between {from} and {until}.',
  },
  ready: {
    inspection: 'Have your phone at hand. You’ll walk with it to your boiler, your fuse box and the spot outside.',
    installation: 'Make sure that we can get to your boiler, your fuse box and the spot outside.',
  },
  readyInside: {
    inspection: 'Have your phone at hand. You’ll walk with it to your boiler and your fuse box.',
    installation: 'Make sure that we can get to your boiler and your fuse box.',
  },
};
