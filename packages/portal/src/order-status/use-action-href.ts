'use client';

import { bookingPageOf, type OrderTarget } from '@pomp/domain';
import { usePath, usePortal } from '../portal/portal-context.js';

/** Where an order's action leads in this portal. Undefined for what it has no page for: there is then no action. */
export function useActionHref(): (target: OrderTarget) => string | undefined {
  const { bookingPages } = usePortal();
  const path = usePath();
  return (target) => {
    switch (target.to) {
      case 'booking':
        return bookingPages && pageOfOrder(bookingPages[bookingPageOf[target.flow]], target.orderId);
      case 'houseInfo':
        return target.section
          ? path({ to: 'houseInfoStep', houseId: target.houseId, step: target.section })
          : path({ to: 'houseInfo', houseId: target.houseId });
      case 'installationInfo': {
        const { houseId, flow, section } = target;
        return section
          ? path({ to: 'installationStep', houseId, flow, step: section })
          : path({ to: 'installationInfo', houseId, flow });
      }
      case 'appointments':
        return path({ to: 'appointments' });
      case 'payment':
        return path(target);
    }
  };
}

/** Tells the booking page which order it is about; a page that doesn't know the parameter leaves it. */
const pageOfOrder = (page: string, orderId: string) =>
  `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams({ order: orderId }).toString()}`;
