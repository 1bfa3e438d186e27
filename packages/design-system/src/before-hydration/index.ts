export { eventReplayScript } from './event-replay-script.js';
export { hydrating, pressed, scripted } from './marks.js';
