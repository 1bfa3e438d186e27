'use client';

import { useCallQuery } from '@pomp/api-client';
import { dashboardOrder, preselectedHouse, type House } from '@pomp/domain';
import { skipToken } from '@tanstack/react-query';
import { loadStateOf } from '../loading/loaded.js';
import { askedInformation } from '../order-status/asked-information.js';
import { informationOf, resumeOf } from '../order-status/information.js';
import { usePortal } from '../portal/portal-context.js';
import { nextThing, type KnownOfHouse, type NextThing } from './next-thing.js';

/** Everything the overview shows, and the one thing it says first (undefined while that isn't known). */
export function useSituation() {
  const { today } = usePortal();
  const orders = useCallQuery('getOrders');
  const houses = useCallQuery('getHouses');
  const order = dashboardOrder(orders.data ?? []);
  const ofOrder = houses.data?.find(({ id }) => id === order?.houseId);
  const house = ofOrder ?? preselectedHouse(houses.data ?? []);
  const info = loadStateOf(useCallQuery('getHouseInfo', house ? { houseId: house.id } : skipToken));
  const information = info.state === 'loaded' ? informationOf(info.resource, order?.flow ?? null, today()) : undefined;
  const resume = information && resumeOf(information);

  const known = orders.data !== undefined && houses.data !== undefined && (house === undefined || info.state !== 'loading');
  const knownOfHouse: KnownOfHouse =
    house === undefined ? 'noHouse' : information === undefined ? 'unknown' : { finished: house.houseInfoCompleted, information };
  const asks = order && ofOrder && askedInformation(order, ofOrder);
  const next: NextThing | undefined = known
    ? nextThing({ order: order && { step: order.step, asks }, house: knownOfHouse })
    : undefined;
  const houseOfOrder: House | 'loading' | 'unknown' = ofOrder ?? (loadStateOf(houses).state === 'loading' ? 'loading' : 'unknown');
  return { orders, houses, order, houseOfOrder, resume, next };
}
