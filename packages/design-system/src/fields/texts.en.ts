import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  unknown: 'I don’t know',
  unknownOf: '{label}: {field}',
  unknownChosen: '{field}: filled in with ‘{label}’.',
  unknownUndone: '{field}: you can give an answer again.',
  required: 'required',
  requiredExplanation: 'Fields with a * are required.',
  or: 'or',
  cleared: 'No longer chosen: {options}.',
  problems: 'Check your answers',
  room: 'You can use {count, plural, one {{count} character} other {{count} characters}}.',
  left: '{count, plural, one {{count} character} other {{count} characters}} left',
  tooMany: '{count, plural, one {{count} character} other {{count} characters}} too many',
};
