import { Wrench } from 'lucide';
import type { IconNode } from '../icon-node.js';

/** A spanner: the installation. */
export const installationIcon: IconNode = Wrench;
