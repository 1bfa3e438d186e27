'use client';

import { useCallQuery } from '@pomp/api-client';
import { dashboardOrder, isInstallationComplete } from '@pomp/domain';
import { useActionHref } from '../order-status/use-action-href.js';

/** Where the installation of the order under way can be filled in; undefined when nothing of it is missing, or while that isn't known. */
export function useInstallationToDo(): string | undefined {
  const { data: orders = [] } = useCallQuery('getOrders');
  const { data: houses = [] } = useCallQuery('getHouses');
  const hrefOf = useActionHref();
  const order = dashboardOrder(orders);
  const house = houses.find(({ id }) => id === order?.houseId);
  if (!order || order.flow === null || !house || isInstallationComplete(order.flow, house)) return undefined;
  return hrefOf({ to: 'installationInfo', houseId: house.id, flow: order.flow });
}
