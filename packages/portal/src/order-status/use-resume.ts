'use client';

import { useCallQuery } from '@pomp/api-client';
import type { House, Order, OrderSituation } from '@pomp/domain';
import { skipToken } from '@tanstack/react-query';
import { usePortal } from '../portal/portal-context.js';
import { askedInformation } from './asked-information.js';
import { informationOf, resumeOf } from './information.js';

/** Where an order's questionnaires go on; undefined while that isn't known, and for an order that asks for none. */
export function useResume(order: Order, house: House | undefined): OrderSituation['resume'] {
  const { today } = usePortal();
  const asks = house && askedInformation(order, house);
  const { data: body } = useCallQuery('getHouseInfo', asks ? { houseId: house.id } : skipToken);
  return body && resumeOf(informationOf(body, order.flow, today()));
}
