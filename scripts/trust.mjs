import { refuseOldNode } from './node-version.mjs';

refuseOldNode();
import('./trust/trust.mjs').then(({ trust }) => trust());
