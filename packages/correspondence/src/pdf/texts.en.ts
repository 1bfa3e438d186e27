import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  page: '{title} · {page} of {count}',
  answers: {
    houseInfo: 'Home details',
    installationInfo: 'Installation details {product}',
    subject: '{title} at {seller}',
    asOf: 'This is what we know on {date}. Is something wrong? Change it in your account.',
    missing: 'Still missing',
    unfinished: 'Not finished yet',
    unanswered: 'Not filled in',
    answeredBy: 'Answered by {name}',
    picture: {
      IMG: 'Photo {number} of {count}: {question}',
      VID: 'Video {number} of {count}: {question}',
    },
    film: 'Video: {name}',
    unseen: 'To be found in your account: {files}',
  },
};
