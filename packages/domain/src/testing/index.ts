export { fieldsOfEveryKind } from './fields-of-every-kind.js';
