import { refuseOldNode } from './node-version.mjs';

refuseOldNode();
import('./test/run.mjs').then(({ runAllChecks }) => runAllChecks());
