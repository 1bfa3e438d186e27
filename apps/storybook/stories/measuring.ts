import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const storybook = join(import.meta.dirname, '..');

const measure =
  /getComputedStyle|toHaveStyle|getBoundingClientRect|getClientRects|elementFromPoint|(offset|client|scroll)(Width|Height|Top|Left)|scroll[XY]|matchMedia/;

/** Whether what is played in this file may come out otherwise in another typeface, with other corners or in other colours. */
export const isMeasuring = (path: string): boolean => measure.test(readFileSync(join(storybook, path), 'utf8'));
