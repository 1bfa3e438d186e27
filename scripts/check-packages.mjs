import { refuseOldNode } from './node-version.mjs';

refuseOldNode();
import('./packages/check-packages.mjs').then(({ checkPackages }) => checkPackages());
