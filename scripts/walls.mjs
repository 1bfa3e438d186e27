import { refuseOldNode } from './node-version.mjs';

refuseOldNode();
import('./walls/check-walls.mjs').then(({ checkWallsHere }) => checkWallsHere());
