import { type Routes, routesTo, type RoutesTo, type Target } from '@pomp/edition';

/** Where the storefront leads to, and where its banner keeps away. */
const targets = [
  'home',
  'contact',
  'cookies',
  'privacy',
  'newsletter',
  'vacancies',
  'reservation',
  'reserved',
  'savingsResult',
  'requestQuote',
  'dashboard',
  'login',
  'forgotPassword',
  'setPassword',
  'confirmEmail',
] as const;

type TargetName = (typeof targets)[number];
export type StorefrontTarget = Extract<Target, { to: TargetName }>;
export type StorefrontRoutes = RoutesTo<TargetName>;

/** What the storefront's pages need of a seller's routes: they travel with each page, so no more than that. */
export const storefrontRoutes = (routes: Routes): StorefrontRoutes => routesTo(routes, targets);
