import { refuseOldNode } from './node-version.mjs';

refuseOldNode();
import('./cms/sync.mjs').then(({ sync }) => sync());
