import type { Route } from '../route.js';

/** Apart from the other routes: a page for visitors asks it too, and carries nothing else. */
export const sessionRoute = {
  session: { method: 'GET', path: '/api/auth/session' },
} as const satisfies Record<string, Route>;
