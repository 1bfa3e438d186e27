import { finishNextScripts } from './finish-next-scripts.mjs';

// For the build of the site, after Next's.
finishNextScripts(import.meta.dirname);
