export {
  type CompiledWords,
  type Dictionary,
  languageCode,
  languageName,
  overrideTexts,
  pickMessages,
  pickTexts,
} from './dictionary.js';
export { createLanguage, type Language, type Said } from './language.js';
export {
  defineTexts,
  type Instant,
  isMessage,
  type Message,
  messageAt,
  type MessageValue,
  type MessageValues,
  type Overrides,
  type PathIn,
  type Texts,
  type Translation,
  type ValuesFor,
  type Words,
} from './message.js';
export { ownTextIn, sayOwn, type OwnText } from './own-text.js';
export { perLocale } from './per-locale.js';
export { warnOfSecondCopy } from './second-copy.js';
