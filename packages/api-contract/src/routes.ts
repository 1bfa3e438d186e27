import type { CallName } from './calls.js';
import type { Method } from './define-call.js';

export interface Route {
  readonly method: Method;
  readonly path: `/${string}`;
}

/**
 * Where each call goes, without its schemas: all that a browser needs of the contract at run time (`calls` brings zod along).
 * A test holds it equal to `calls`.
 */
export const routes: Readonly<Record<CallName, Route>> = {
  login: { method: 'POST', path: '/api/auth/login' },
  session: { method: 'GET', path: '/api/auth/session' },
  removeSession: { method: 'POST', path: '/api/auth/removeSession' },
  recoverPassword: { method: 'POST', path: '/api/auth/recoverPassword' },
  resetPassword: { method: 'POST', path: '/api/auth/resetPassword' },
  getOrders: { method: 'GET', path: '/api/account/getOrders' },
  getHouses: { method: 'GET', path: '/api/account/getHouses' },
  getHouseInfo: { method: 'GET', path: '/api/account/getHouseInfo' },
  postHouseInfo: { method: 'POST', path: '/api/account/postHouseInfo' },
  getBanner: { method: 'GET', path: '/api/storyblok/banner' },
};
