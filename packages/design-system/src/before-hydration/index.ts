export { eventReplayScript } from './event-replay-script.js';
export { eagerScripts, eagerScriptsWith } from './eager-scripts.js';
