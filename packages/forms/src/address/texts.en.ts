import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  looking: 'Looking up the address…',
  found: 'Found: {street} in {place}. Not right? You can change it below.',
  unknown: 'We don’t know this address. Check the postcode and house number, or enter the street and town yourself.',
  unavailable: 'The address can’t be looked up right now. Enter the street and town yourself.',
  additions: 'Which address at number {houseNumber} is it?',
  additionsHelp: 'Not listed? Then type your addition above.',
  notListed: 'My address isn’t listed',
  plain: 'Without addition',
};
