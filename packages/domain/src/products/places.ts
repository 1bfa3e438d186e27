import type { Flow } from './flows.js';
import { products } from './products.js';
import { pumps, type Pump } from './pumps.js';

/** Whether a flow places a pump. */
export const places = (flow: Flow, pump: Pump): boolean =>
  products.some((product) => product.flow === flow && product.places.includes(pump));

/** Whether the heat pump itself comes, which stands outside and for which subsidy can be asked: not with a Pomp T alone. Of what goes by phone nobody here knows. */
export const placesOutside = (flow: Flow | null | undefined): boolean => flow != null && places(flow, 'Pomp AO');

/** The pumps that a flow places. */
export const pumpsPlacedIn = (flow: Flow) => pumps.filter(({ name }) => places(flow, name));
