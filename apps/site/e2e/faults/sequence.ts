import type { Browser } from '@playwright/test';
import type { Customer } from '../seller';
import type { Stack } from '../stack';
import type { Random } from './random';

/** What one sequence of faults happens to. */
export interface Sequence {
  readonly browser: Browser;
  readonly stack: Stack;
  readonly customer: Customer;
  readonly random: Random;
}

export const stepsEach = 8;
