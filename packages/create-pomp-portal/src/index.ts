export { type Choices, NoChoice } from './choices.js';
export { portalFiles } from './portal-files.js';
