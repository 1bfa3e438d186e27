import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  failed: 'Something went wrong',
  loading: 'Calculating…',
  sending: 'Sending…',
  calculate: 'Calculate my savings',
  anyway: 'Is your home new? Calculate with an average home',
  additions: 'Possible additions',
  withAddition: 'Number {houseNumber} {addition}',
  withoutAddition: 'Number {houseNumber}, without an addition',
};
