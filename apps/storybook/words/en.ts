import type { Translation } from '@pomp/language';
import type { nl } from './nl.js';

const en: Translation<typeof nl> = {
  anatomy: 'What it is made of',
  advice: 'Do and don’t',
  good: '✓ Do',
  bad: '✕ Don’t',
  keyboard: 'Keyboard',
  noKeyboard: 'Takes no focus: there is nothing to operate.',
  content: 'Texts',
  properties: 'Properties',
  states: 'All states',
  origin: 'How it is put together',
  import: 'Import it from',
  file: 'Its source',
  route: 'Stands at',
  calls: 'Asks of the server',
  definitions: 'Questions from',
  usedBy: 'Used by',
  texts: 'What is said',
  component: 'Name in Storyblok',
  folder: 'Editors’ folder',
  fields: 'Editors’ fields ({count})',
  required: 'required',
  pages: 'On our own pages',
  morePages: '… and {count} more',
  reference: 'In the reference',
  names: '{count} names.',
  shownAt: 'To be seen at',
  guideLanguage: 'The explanation below is in Dutch.',
};

export const words = { 'storybook/pages': en };
