import type { Translation } from '@pomp/language';
import type { nl } from './messages.nl';

export const en: Translation<typeof nl> = {
  notFound: {
    name: 'Not found',
    title: 'It’s cold in here.',
    text: 'The page you’re looking for doesn’t exist or has moved.',
    home: 'To the home page',
    products: 'Our products',
    faq: 'Frequently asked questions',
    contact: 'Contact',
  },
  unavailable: {
    name: 'Unavailable right now',
    title: 'This page isn’t working right now',
    text: 'That’s our fault, not yours. Please try again in a few minutes.',
    retry: 'Try again',
    plainName: 'No connection right now',
    plainText: 'Please try again in a few minutes.',
  },
};
