import { refuseOldNode } from './node-version.mjs';

refuseOldNode();
import('./data/seed.mjs').then(({ seed }) => seed());
