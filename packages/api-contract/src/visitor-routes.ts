/** Where the calls go that a page for visitors makes, apart from the other routes: such a page carries nothing else. */
export { localeRoute } from './account/locale-route.js';
export { sessionRoute } from './auth/session-route.js';
export { contentRoutes } from './content/content-routes.js';
