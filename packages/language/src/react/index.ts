export { LanguageProvider, type LanguageProviderProps } from './language-provider.js';
export { type SpokenProps, useLanguage, useTexts } from './use-texts.js';
