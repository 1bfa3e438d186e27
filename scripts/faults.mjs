import { refuseOldNode } from './node-version.mjs';

refuseOldNode();
import('./faults/faults.mjs').then(({ faults }) => faults());
