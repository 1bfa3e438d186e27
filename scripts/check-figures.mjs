import { refuseOldNode } from './node-version.mjs';

refuseOldNode();
import('./figures/check-figures.mjs').then(({ checkFigures }) => checkFigures());
