'use client';

import { useHouseInfo, useHouses, useOrders } from '@pomp/api-client';
import { dashboardOrder, preselectedHouse } from '@pomp/domain';
import { houseInfoProgress } from '../house-info/house-info-progress.js';
import { loadStateOf } from '../loading/loaded.js';
import { usePortal } from '../portal/portal-context.js';
import { nextThing, type NextThing } from './next-thing.js';
import type { MissingSections } from './order-card.js';

/** Everything the overview shows, and the one thing it says first (undefined while that isn't known). */
export function useSituation() {
  const { today } = usePortal();
  const orders = useOrders();
  const houses = useHouses();
  const order = dashboardOrder(orders.data ?? []);
  const house = houses.data?.find(({ id }) => id === order?.houseId) ?? preselectedHouse(houses.data ?? []);
  const info = useHouseInfo(house?.id);
  const infoState = loadStateOf(info);
  const missing: MissingSections =
    infoState.state === 'loaded'
      ? houseInfoProgress(infoState.resource, today()).filter(({ done }) => !done).length
      : infoState.state === 'failed'
        ? 'unknown'
        : 'loading';

  const known = orders.data !== undefined && houses.data !== undefined && (house === undefined || missing !== 'loading');
  const next: NextThing | undefined = known
    ? nextThing({ orderStep: order?.step, hasHouse: house !== undefined, missing: typeof missing === 'number' ? missing : 0 })
    : undefined;
  return { orders, houses, order, missing, next };
}
