import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  meant: 'Yes, {answer}',
  onItsWay: {
    image: 'Your photo is still being sent. Wait a moment, or go back to the overview: sending goes on.',
    video: 'Your video is still being sent. Wait a moment, or go back to the overview: sending goes on.',
    several: 'Your files are still being sent. Wait a moment, or go back to the overview: sending goes on.',
  },
};
