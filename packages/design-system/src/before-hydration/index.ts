export { eventReplayScript } from './event-replay-script.js';
export { holdNoMore } from './hold-no-more.js';
export { hydrating, pressed, scripted } from './marks.js';
