export { LanguageProvider, type LanguageProviderProps, useLanguage, useTexts } from './language-provider.js';
