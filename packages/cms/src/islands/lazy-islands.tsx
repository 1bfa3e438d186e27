'use client';

import { type ComponentProps, lazy } from 'react';

/**
 * Islands of few pages, fetched by those only: a bundler puts what any block may show on every page of a route. Each is a component around a
 * lazy one, since React takes no lazy component from a client module that it loads lazily itself. Without a `Suspense` the server waits, and
 * what they show stands in the page like the rest of it.
 */
const LazyCountUp = lazy(async () => ({ default: (await import('./count-up.js')).CountUp }));
const LazyFilteredList = lazy(async () => ({ default: (await import('./filtered-list.js')).FilteredList }));
const LazyHeroFilm = lazy(async () => ({ default: (await import('./hero-film.js')).HeroFilm }));
const LazyReadMore = lazy(async () => ({ default: (await import('./read-more.js')).ReadMore }));
const LazyScrollCue = lazy(async () => ({ default: (await import('./scroll-cue.js')).ScrollCue }));
const LazyViews = lazy(async () => ({ default: (await import('./views.js')).Views }));

export const CountUp = (props: ComponentProps<typeof LazyCountUp>) => <LazyCountUp {...props} />;
export const FilteredList = (props: ComponentProps<typeof LazyFilteredList>) => <LazyFilteredList {...props} />;
export const HeroFilm = (props: ComponentProps<typeof LazyHeroFilm>) => <LazyHeroFilm {...props} />;
export const ReadMore = (props: ComponentProps<typeof LazyReadMore>) => <LazyReadMore {...props} />;
export const ScrollCue = () => <LazyScrollCue />;
export const Views = (props: ComponentProps<typeof LazyViews>) => <LazyViews {...props} />;
