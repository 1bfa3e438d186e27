'use client';

import { useHouseInfo, useHouses, useOrders } from '@pomp/api-client';
import { dashboardOrder, preselectedHouse } from '@pomp/domain';
import { houseInfoProgress } from '../house-info/house-info-progress.js';
import { loadStateOf } from '../loading/loaded.js';
import { usePortal } from '../portal/portal-context.js';
import { nextThing, type NextThing } from './next-thing.js';

/** Everything the overview shows, and the one thing it says first (undefined while that isn't known). */
export function useSituation() {
  const { today } = usePortal();
  const orders = useOrders();
  const houses = useHouses();
  const order = dashboardOrder(orders.data ?? []);
  const house = houses.data?.find(({ id }) => id === order?.houseId) ?? preselectedHouse(houses.data ?? []);
  const info = useHouseInfo(house?.id);
  const missing = info.data && houseInfoProgress(info.data, today()).filter(({ done }) => !done).length;

  const failed = [loadStateOf(orders), loadStateOf(houses), loadStateOf(info)].some(({ state }) => state === 'failed');
  const known = orders.data && houses.data && (house === undefined || missing !== undefined);
  const next: NextThing | undefined = known
    ? nextThing({ orderStep: order?.step, hasHouse: house !== undefined, missing: missing ?? 0 })
    : undefined;
  return { orders, houses, order, missing, next, failed };
}
