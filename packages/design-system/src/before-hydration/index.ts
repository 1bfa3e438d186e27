export { eventReplayScript, hydrating, pressed, scripted } from './event-replay-script.js';
