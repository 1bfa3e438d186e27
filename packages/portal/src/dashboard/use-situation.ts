'use client';

import { useHouseInfo, useHouses, useOrders } from '@pomp/api-client';
import { dashboardOrder, firstIncomplete, houseInfo, orderMessage, preselectedHouse, resolveQuestionnaire, type House } from '@pomp/domain';
import { storedSections } from '../house-info/house-info-progress.js';
import { loadStateOf } from '../loading/loaded.js';
import { usePortal } from '../portal/portal-context.js';
import { nextThing, type KnownOfHouse, type NextThing } from './next-thing.js';

/** Everything the overview shows, and the one thing it says first (undefined while that isn't known). */
export function useSituation() {
  const { today } = usePortal();
  const orders = useOrders();
  const houses = useHouses();
  const order = dashboardOrder(orders.data ?? []);
  const ofOrder = houses.data?.find(({ id }) => id === order?.houseId);
  const house = ofOrder ?? preselectedHouse(houses.data ?? []);
  const info = useHouseInfo(house?.id);
  const infoState = loadStateOf(info);
  const states = infoState.state === 'loaded' ? resolveQuestionnaire(houseInfo, storedSections(infoState.resource), { today: today() }) : undefined;
  const resume = { houseInfo: states && firstIncomplete(houseInfo, states) };

  const known = orders.data !== undefined && houses.data !== undefined && (house === undefined || infoState.state !== 'loading');
  const knownOfHouse: KnownOfHouse =
    house === undefined ? 'noHouse' : states === undefined ? 'unknown' : { missing: Object.values(states).filter(({ done }) => !done).length, finished: house.houseInfoCompleted };
  const asked = order && ofOrder && orderMessage({ order, house: ofOrder }).action;
  const asksHouseInfo = asked?.target.to === 'houseInfo' && !asked.disabled;
  const next: NextThing | undefined = known ? nextThing({ orderStep: order?.step, asksHouseInfo, house: knownOfHouse }) : undefined;
  const houseOfOrder: House | 'loading' | 'unknown' = ofOrder ?? (loadStateOf(houses).state === 'loading' ? 'loading' : 'unknown');
  return { orders, houses, order, houseOfOrder, resume, next };
}
