import { refuseOldNode } from './node-version.mjs';

refuseOldNode();
// Imported only now: an older Node may not even read it.
import('./stack/start.mjs').then(({ start }) => start());
