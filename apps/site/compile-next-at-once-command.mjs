import { compileNextAtOnce } from './compiled-at-once.mjs';

// For the build of the site, after Next's.
compileNextAtOnce(import.meta.dirname);
