'use client';

import { useCallQuery } from '@pomp/api-client';
import { dashboardOrder, isInstallationComplete, stepPosition } from '@pomp/domain';
import { useActionHref } from '../order-status/use-action-href.js';

/** From the plan on an order needs no more answers. */
const planned = stepPosition('PY');

interface StillToDo {
  readonly what: 'houseInfo' | 'installation';
  readonly href: string;
}

/** What the order under way still needs of its customer, and where that is filled in; undefined when nothing is missing, or while that isn't known. */
export function useStillToDo(): StillToDo | undefined {
  const { data: orders = [] } = useCallQuery('getOrders');
  const { data: houses = [] } = useCallQuery('getHouses');
  const hrefOf = useActionHref();
  const order = dashboardOrder(orders.filter(({ step }) => stepPosition(step) < planned));
  const house = houses.find(({ id }) => id === order?.houseId);
  if (!order || order.flow === null || !house) return undefined;
  const what = !house.houseInfoCompleted ? 'houseInfo' : isInstallationComplete(order.flow, house) ? undefined : 'installation';
  if (what === undefined) return undefined;
  const { id: houseId } = house;
  const href = hrefOf(what === 'houseInfo' ? { to: 'houseInfo', houseId } : { to: 'installationInfo', houseId, flow: order.flow });
  return href === undefined ? undefined : { what, href };
}
