import { refuseOldNode } from './node-version.mjs';

refuseOldNode();
import('./stack/dev.mjs').then(({ dev }) => dev());
