import type { ProgressStep } from '@pomp/design-system';
import { isOrderStatus, orderSteps, stepPosition, type OrderStatus } from '@pomp/domain';

const stateOfCurrent: Record<OrderStatus, ProgressStep['state']> = { MI: 'missing', OG: 'ongoing', OK: 'done' };

/**
 * The eight steps with how far the order is. The current one counts as done only when its status is OK. Undefined at a step that this
 * version doesn't know: where that is nobody can say. At a status that it doesn't know the order is somewhere in that step.
 */
export function orderLine({
  step,
  status,
}: {
  readonly step: string;
  readonly status: string;
}): { readonly steps: readonly ProgressStep[]; readonly current: number } | undefined {
  const current = stepPosition(step);
  if (current < 0) return undefined;
  const steps = orderSteps.map(([, label], index): ProgressStep => {
    if (index === current) return { label, state: isOrderStatus(status) ? stateOfCurrent[status] : 'ongoing' };
    return { label, state: index < current ? 'done' : 'ahead' };
  });
  return { steps, current };
}
