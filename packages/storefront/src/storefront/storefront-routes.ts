import { pathTo, type Routes, routesTo, type RoutesTo, type Target } from '@pomp/edition';

/** Pages without values in their address. */
const fixed = ['home', 'contact', 'cookies', 'privacy', 'newsletter', 'vacancies', 'savingsResult', 'forgotPassword'] as const;
/** Pages of something: their address is written by `pathTo`. */
const ofSomething = ['reservation', 'reserved', 'requestQuote', 'login'] as const;

type TargetName = (typeof fixed)[number] | (typeof ofSomething)[number];
export type FixedTarget = (typeof fixed)[number];
export type StorefrontTarget = Extract<Target, { to: TargetName }>;

/** Where the storefront leads to. */
export interface StorefrontRoutes extends RoutesTo<TargetName> {
  readonly banner: {
    readonly leadsTo: string;
    /** Where people are busy with something of their own, and what stands below it: it keeps away there. */
    readonly quietPlaces: readonly string[];
  };
}

/** What the storefront's pages need of a seller's routes: they travel with each page, so no more than that, and worked out as far as can be. */
export const storefrontRoutes = (routes: Routes): StorefrontRoutes => ({
  ...routesTo(routes, [...fixed, ...ofSomething]),
  banner: {
    leadsTo: pathTo(routes, { to: 'reservation', product: 'Pomp AO' }),
    quietPlaces: [
      ...(['dashboard', 'login', 'forgotPassword', 'setPassword', 'confirmEmail'] as const).map((to) => routes.paths[to]),
      pathTo(routes, { to: 'reserved' }),
    ],
  },
});
