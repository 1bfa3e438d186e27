'use client';

import { island } from '../islands/island.js';

export const QuickCheck = island('quick-check');
export const BusinessSavings = island('business-savings');
export const SavingsResult = island('savings-result');
export const SavingsTotals = island('savings-totals');
