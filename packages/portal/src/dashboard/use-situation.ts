'use client';

import { useCallQuery } from '@pomp/api-client';
import { dashboardOrder, finalStep, goesByPhone, preselectedHouse, type House } from '@pomp/domain';
import { skipToken } from '@tanstack/react-query';
import { loadStateOf } from '../loading/loaded.js';
import { askedInformation } from '../order-status/asked-information.js';
import { informationOf, resumeOf } from '../order-status/information.js';
import { useOrderFacts } from '../order-status/use-order-facts.js';
import { usePortal } from '../portal/portal-context.js';
import { nextThing, type KnownOfHouse, type NextThing } from './next-thing.js';

/** Everything the overview shows, and the one thing it says first (undefined while that isn't known). */
export function useSituation() {
  const { today } = usePortal();
  const orders = useCallQuery('getOrders');
  const houses = useCallQuery('getHouses');
  const order = dashboardOrder(orders.data ?? []);
  const facts = useOrderFacts(order);
  // Done is done until something else is under way: the newest of those.
  const delivered = order
    ? undefined
    : orders.data?.findLast(
        ({ step, withdrawnAt, product }) => step === finalStep && withdrawnAt === null && !goesByPhone(product),
      );
  const ofOrder = houses.data?.find(({ id }) => id === order?.houseId);
  const house = ofOrder ?? preselectedHouse(houses.data ?? []);
  const info = loadStateOf(useCallQuery('getHouseInfo', house ? { houseId: house.id } : skipToken));
  const information = info.state === 'loaded' ? informationOf(info.resource, order?.flow ?? null, today()) : undefined;
  const resume = information && resumeOf(information);

  const uploads = useCallQuery('getUploads', order?.flow ? { houseId: order.houseId } : skipToken).data ?? [];
  const photosAgain = uploads.flatMap(({ again }) => (again ? [again] : []));

  const known =
    orders.data !== undefined && houses.data !== undefined && (house === undefined || info.state !== 'loading') && !facts.loading;
  const knownOfHouse: KnownOfHouse =
    house === undefined ? 'noHouse' : information === undefined ? 'unknown' : { finished: house.houseInfoCompleted, information };
  const asks = order && ofOrder && askedInformation(order, ofOrder);
  const next: NextThing | undefined = known
    ? nextThing({
        order: order && { asks },
        house: knownOfHouse,
        delivered: delivered !== undefined,
        photosAgain: photosAgain.length,
      })
    : undefined;
  const houseOfOrder: House | 'loading' | 'unknown' = ofOrder ?? (loadStateOf(houses).state === 'loading' ? 'loading' : 'unknown');
  return { orders, houses, order, delivered, houseOfOrder, resume, facts, next, photosAgain };
}
