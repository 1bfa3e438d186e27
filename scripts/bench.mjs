import { refuseOldNode } from './node-version.mjs';

refuseOldNode();
import('./bench/bench.mjs').then(({ bench }) => bench());
