import { refuseOldNode } from './node-version.mjs';

refuseOldNode();
import('./dev/dev.mjs').then(({ dev }) => dev());
