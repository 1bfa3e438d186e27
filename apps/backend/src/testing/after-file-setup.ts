import { afterAll } from 'vitest';
import { endFile } from './after-file.js';

// Here, as Vitest runs this for each file: other modules are read once in a worker, and hooks made while a test or a hook runs are never called.
afterAll(endFile);
