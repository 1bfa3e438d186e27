import { pumps, type HouseFlags } from '../products/pumps.js';
import type { OrderSituation } from './order-situation.js';

const noPump = /* #__PURE__ */ Object.fromEntries(pumps.map(({ houseFlag }) => [houseFlag, false])) as unknown as HouseFlags;

/** A house of which nothing is known, for what an order says that doesn't depend on it. */
export const nothingDone: OrderSituation['house'] = { houseInfoCompleted: false, ...noPump };
