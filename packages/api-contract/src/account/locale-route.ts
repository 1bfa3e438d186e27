import type { Route } from '../route.js';

/** Apart from the other routes: a page for visitors asks it too, and carries nothing else. */
export const localeRoute = {
  putUserLocale: { method: 'PUT', path: '/api/account/putUserLocale' },
} as const satisfies Record<string, Route>;
