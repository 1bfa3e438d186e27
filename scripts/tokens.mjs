import { refuseOldNode } from './node-version.mjs';

refuseOldNode();
import('./tokens/tokens.mjs').then(({ tokens }) => tokens());
