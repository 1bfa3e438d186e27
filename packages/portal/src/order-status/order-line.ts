import type { ProgressStep } from '@pomp/design-system';
import { isOrderStatus, orderSteps, stepLabel, stepPosition, type OrderStatus } from '@pomp/domain';
import type { Language } from '@pomp/language';

/** What is missing is the customer's to do only where something is asked of them. */
const stateOfCurrent = (status: OrderStatus, asks: boolean): ProgressStep['state'] =>
  status === 'MI' ? (asks ? 'missing' : 'waiting') : status === 'OG' ? 'ongoing' : 'done';

/**
 * The eight steps with how far the order is. The current one counts as done only when its status is OK. Undefined at a step that this
 * version doesn't know: where that is nobody can say. At a status that it doesn't know the order is somewhere in that step.
 */
export function orderLine(
  { step, status, asks }: { readonly step: string; readonly status: string; readonly asks: boolean },
  language: Language,
): { readonly steps: readonly ProgressStep[]; readonly current: number } | undefined {
  const current = stepPosition(step);
  if (current < 0) return undefined;
  const steps = orderSteps.map((code, index): ProgressStep => {
    const label = language.say(stepLabel(code));
    if (index === current) return { label, state: isOrderStatus(status) ? stateOfCurrent(status, asks) : 'ongoing' };
    return { label, state: index < current ? 'done' : 'ahead' };
  });
  return { steps, current };
}
