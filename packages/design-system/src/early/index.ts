export { earlyPressScript } from './early-press.js';
export { scriptsAtOnce } from './scripts-at-once.js';
