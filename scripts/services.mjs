import { refuseOldNode } from './node-version.mjs';

refuseOldNode();
import('./trust/services.mjs').then(({ services }) => services());
