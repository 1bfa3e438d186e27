import { refuseOldNode } from './node-version.mjs';

refuseOldNode();
import('./check/check.mjs').then(({ check }) => check());
