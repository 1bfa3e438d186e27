import { login, recoverPassword, removeSession, resetPassword, session } from './auth/auth-calls.js';
import { getBanner } from './content/content-calls.js';
import type { Call } from './define-call.js';
import { getHouseInfo, postHouseInfo } from './house-info/house-info-calls.js';
import { getHouses } from './houses/house-calls.js';
import { getOrders } from './orders/order-calls.js';

/** Every call there is, by the name that the spec gives it. */
export const calls = {
  login,
  session,
  removeSession,
  recoverPassword,
  resetPassword,
  getOrders,
  getHouses,
  getHouseInfo,
  postHouseInfo,
  getBanner,
} as const satisfies Record<string, Call>;

export type Calls = typeof calls;
export type CallName = keyof Calls;
