'use client';

import { lazy, type ComponentProps } from 'react';

/** Fetched only by pages with vacancies. See `savings-islands.tsx` for why each is a component around a lazy one. */
const LazyVacancyList = lazy(async () => ({ default: (await import('./vacancy-list.js')).VacancyList }));
const LazyPostingAge = lazy(async () => ({ default: (await import('./posting-age.js')).PostingAge }));
const LazyApplyLink = lazy(async () => ({ default: (await import('./apply-link.js')).ApplyLink }));
const LazyApplicationForm = lazy(async () => ({ default: (await import('./application-form.js')).ApplicationForm }));

export const VacancyList = (props: ComponentProps<typeof LazyVacancyList>) => <LazyVacancyList {...props} />;
export const PostingAge = (props: ComponentProps<typeof LazyPostingAge>) => <LazyPostingAge {...props} />;
export const ApplyLink = (props: ComponentProps<typeof LazyApplyLink>) => <LazyApplyLink {...props} />;
export const ApplicationForm = (props: ComponentProps<typeof LazyApplicationForm>) => <LazyApplicationForm {...props} />;
