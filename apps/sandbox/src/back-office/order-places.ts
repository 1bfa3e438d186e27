import { orderMove, orderStatuses, orderSteps, stepLabel, type OrderPlace, type OrderStatus } from '@pomp/domain';
import { dutch } from '../language/dutch.js';

const statusTexts: Record<OrderStatus, string> = { MI: 'mist informatie', OG: 'loopt', OK: 'klaar' };

const places: readonly OrderPlace[] = orderSteps.flatMap((step) => orderStatuses.map((status) => ({ step, status })));

/** Where an order can go from here, the nearest first: on, or back as a correction. */
export function placesFrom(from: OrderPlace, way: 'forward' | 'back'): readonly OrderPlace[] {
  const found = places.filter((to) => orderMove(from, to) === way);
  return way === 'forward' ? found : found.reverse();
}

/** How a form names a place: `DI OG`. */
export const placeKey = ({ step, status }: OrderPlace): string => `${step} ${status}`;

export const placeOf = (key: string): OrderPlace | undefined => places.find((place) => placeKey(place) === key);

/** `Inspectie inplannen, loopt (DI OG)` */
export const placeText = (place: OrderPlace): string =>
  `${dutch.say(stepLabel(place.step))}, ${statusTexts[place.status]} (${placeKey(place)})`;
