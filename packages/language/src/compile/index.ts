export { compileDictionary, compileWords } from './compile-words.js';
export { faultsInTranslation } from './faults-in-translation.js';
export { pseudoDictionary, pseudoLocale } from './pseudo.js';
