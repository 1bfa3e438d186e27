export { earlyPressScript } from './early-press.js';
export { scriptsAtOnce, scriptsAtOnceWith } from './scripts-at-once.js';
