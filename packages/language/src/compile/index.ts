export { compileDictionary, compileWords } from './compile-words.js';
export { faultsInTranslation } from './faults-in-translation.js';
export { pseudoLocale, pseudoWords } from './pseudo.js';
