import { refuseOldNode } from './node-version.mjs';

refuseOldNode();
import('./data/reset.mjs').then(({ reset }) => reset());
