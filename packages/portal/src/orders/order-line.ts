import type { ProgressStep } from '@pomp/design-system';
import { orderSteps, stepPosition, type Order, type OrderStatus } from '@pomp/domain';

const stateOfCurrent: Record<OrderStatus, ProgressStep['state']> = { MI: 'missing', OG: 'ongoing', OK: 'done' };

/**
 * The eight steps with how far the order is. The current one counts as done only when its status is OK. Undefined at a step that this
 * version doesn't know: where that is nobody can say.
 */
export function orderLine({ step, status }: Pick<Order, 'step' | 'status'>): { readonly steps: readonly ProgressStep[]; readonly current: number } | undefined {
  const current = stepPosition(step);
  if (current < 0) return undefined;
  const steps = orderSteps.map(([, label], index): ProgressStep => {
    if (index === current) return { label, state: stateOfCurrent[status] };
    return { label, state: index < current ? 'done' : 'ahead' };
  });
  return { steps, current };
}
