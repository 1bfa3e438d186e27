import { refuseOldNode } from './node-version.mjs';

refuseOldNode();
import('./readmes/readmes.mjs').then(({ readmes }) => readmes());
