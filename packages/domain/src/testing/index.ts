export { fieldsOfEveryKind, wordsOfEveryKind } from './fields-of-every-kind.js';
