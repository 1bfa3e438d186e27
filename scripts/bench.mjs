import { refuseOldNode } from './node-version.mjs';

refuseOldNode();
import('./bench/run.mjs').then(({ bench }) => bench());
