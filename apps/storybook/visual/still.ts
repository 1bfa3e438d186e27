import { join } from 'node:path';

/** How a page is held still for its picture. */
export const still = {
  animations: 'disabled',
  caret: 'initial',
  scale: 'css',
  stylePath: join(import.meta.dirname, 'still.css'),
} as const;
