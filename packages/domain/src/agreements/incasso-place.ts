import type { OrderStep } from '../orders/order-step.js';

/** From the down payment to the final one, which is what is collected. */
const steps: readonly OrderStep[] = ['PY', 'IN', 'FP'];

/** Whether a customer can agree now that the final invoice is collected by direct debit. */
export const takesIncasso = ({ step }: { readonly step: OrderStep }): boolean => steps.includes(step);
