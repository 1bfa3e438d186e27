import { type FunctionComponent, lazy, type LazyExoticComponent } from 'react';
import { fetchUntilHere } from './fetch-until-here.js';

/**
 * React's `lazy` for a place with a slow line or none: what can't be fetched is asked for until it comes, and until then the `Suspense` around it shows
 * what it shows. React's own takes the screen away.
 */
export const lazyFetched = <Props>(load: () => Promise<FunctionComponent<Props>>): LazyExoticComponent<FunctionComponent<Props>> =>
  lazy(async () => ({ default: await fetchUntilHere(load) }));
