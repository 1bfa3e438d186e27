import Wrench from 'lucide/dist/esm/icons/wrench.mjs';
import type { IconNode } from '../icon-node.js';

/** A spanner: the installation. */
export const installationIcon: IconNode = Wrench;
