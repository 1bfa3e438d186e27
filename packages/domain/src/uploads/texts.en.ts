import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  rule: 'Up to {largest} per file. Lost your connection? We’ll go on where you were.',
  tooLarge: 'You can’t upload files larger than {largest}.',
  sameName: 'You can’t upload files with the same name.',
  failed: 'Uploading failed. Please try again.',
  notAPicture: 'You can only upload photos and videos.',
};
