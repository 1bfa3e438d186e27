export { eventReplayScript } from './event-replay-script.js';
