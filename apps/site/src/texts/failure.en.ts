import type { Translation } from '@pomp/language';
import type { nl } from './failure.nl';

export const en: Translation<typeof nl> = {
  title: 'Something went wrong',
  text: 'That’s our fault, not yours. Please try again in a few minutes.',
  retry: 'Try again',
};
