import type { Figure } from './figure.js';
import { isdeFigures } from './figures.js';

/** What the government may give. Only an indication: the amounts change every year, and the seller doesn't decide about it. */
export interface SubsidyIndication {
  /** € */
  readonly amount: number;
  readonly figures: readonly Figure[];
}

/** ISDE for an air-water pump with label A+++. @param power in kW */
export function subsidyIndication(power: number): SubsidyIndication {
  const { base, perKilowatt, label } = isdeFigures;
  return { amount: base.value + perKilowatt.value * Math.max(power - 1, 0) + label.value, figures: [base, perKilowatt, label] };
}
