import type { Route } from '../route.js';

/** What the site answers from its content. Apart from the other routes: pages for visitors ask nothing else, and carry nothing else. */
export const contentRoutes = {
  getBanner: { method: 'GET', path: '/api/storyblok/banner' },
  getRelevantArticles: { method: 'GET', path: '/api/storyblok/relevantArticles' },
} as const satisfies Record<string, Route>;
