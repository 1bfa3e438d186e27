import { refuseOldNode } from './node-version.mjs';

refuseOldNode();
import('./language/words.mjs').then(({ words }) => words());
