import { refuseOldNode } from './node-version.mjs';

refuseOldNode();
import('./visual/visual.mjs').then(({ visual }) => visual());
