'use client';

import { lazy, type ComponentProps } from 'react';
import { island } from '../islands/island.js';
import type { ListParts } from './list-part.js';

/** Fetched only by pages with vacancies. See `savings-islands.tsx` for why each is a component around a lazy one. */
const LazyListPart = lazy(async () => ({ default: (await import('./list-part.js')).ListPart }));
const LazyApplyLink = lazy(async () => ({ default: (await import('./apply-link.js')).ApplyLink }));
const LazyVacancyTrail = lazy(async () => ({ default: (await import('./vacancy-trail.js')).VacancyTrail }));

export const VacancyList = (props: ComponentProps<ListParts['list']>) => <LazyListPart part="list" {...props} />;
export const PostingAge = (props: ComponentProps<ListParts['age']>) => <LazyListPart part="age" {...props} />;
export const ApplyLink = (props: ComponentProps<typeof LazyApplyLink>) => <LazyApplyLink {...props} />;
export const VacancyTrail = (props: ComponentProps<typeof LazyVacancyTrail>) => <LazyVacancyTrail {...props} />;
export const ApplicationForm = island('application-form');
