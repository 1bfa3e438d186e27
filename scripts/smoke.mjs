import { refuseOldNode } from './node-version.mjs';

refuseOldNode();
import('./stack/smoke.mjs').then(({ smoke }) => smoke());
