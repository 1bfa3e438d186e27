import type { Flow } from './flows.js';
import { products } from './products.js';
import { pumps, type Pump } from './pumps.js';

/** Whether a flow places a pump. */
export const places = (flow: Flow, pump: Pump): boolean =>
  products.some((product) => product.flow === flow && product.places.includes(pump));

/** The pumps that a flow places. */
export const pumpsPlacedIn = (flow: Flow) => pumps.filter(({ name }) => places(flow, name));
