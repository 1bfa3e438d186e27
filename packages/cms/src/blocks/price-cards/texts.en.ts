import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  once: 'one-off',
  monthly: 'a month*',
  loan: '* Based on a loan of {price} over 15 years at 0% interest. Income conditions apply. For more information, see the <fund>Nationaal Warmtefonds</fund> (national heat fund).',
};
