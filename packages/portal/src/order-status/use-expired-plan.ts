'use client';

import { useCallQuery, type CallAnswer } from '@pomp/api-client';
import { asksPayment, planExpired, type OrderFacts, type OrderPlace } from '@pomp/domain';
import { skipToken } from '@tanstack/react-query';
import { loadStateOf } from '../loading/loaded.js';
import { usePortal } from '../portal/portal-context.js';

type Plan = NonNullable<CallAnswer<'getAgreement'>['plan']>;

export interface ExpiredPlanFound {
  /** The plan that waits for a signature, where it can't be signed any more: then nobody is asked to, until there is another. */
  readonly plan: Plan | undefined;
  readonly loading: boolean;
}

export function useExpiredPlan(
  order: Pick<OrderFacts, 'id' | 'step' | 'status' | 'flow' | 'withdrawnAt'> | undefined,
  /** Whether a plan that was signed has changed since. */
  again: boolean,
): ExpiredPlanFound {
  const { today } = usePortal();
  const signs =
    order !== undefined &&
    (again || (order.withdrawnAt === null && order.flow !== null && asksPayment(order as OrderFacts & OrderPlace, 'PY')));
  const load = loadStateOf(useCallQuery('getAgreement', signs ? { id: order.id } : skipToken));
  if (!signs || load.state !== 'loaded') return { plan: undefined, loading: signs && load.state === 'loading' };
  const { plan, changed, agreement } = load.resource;
  const toSign = changed ?? (agreement ? null : plan);
  return { plan: toSign && planExpired(toSign.facts, today()) ? toSign : undefined, loading: false };
}
