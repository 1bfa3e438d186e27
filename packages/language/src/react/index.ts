export { LanguageProvider, type LanguageProviderProps, type Spoken, useSpoken } from './language-provider.js';
export { useLocale, usePlainTexts } from './use-plain-texts.js';
export { type SpokenProps, useLanguage, useTexts } from './use-texts.js';
