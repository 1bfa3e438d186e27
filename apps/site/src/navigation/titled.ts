import { type Metadata } from 'next';
import { pageLanguage } from '../language/page-language';
import { titleTexts } from '../texts/titles';
import type { nl } from '../texts/titles.nl';

/** A page's `generateMetadata`: its title in its language. */
export const titled = (title: keyof typeof nl, rest: Metadata = {}) => {
  return async (): Promise<Metadata> => ({ title: (await pageLanguage()).texts(titleTexts)[title], ...rest });
};
