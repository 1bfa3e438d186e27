'use client';

import { lazy, type ComponentProps } from 'react';

// Fetched only by pages that have it: see `savings-islands.tsx`.
const LazyReservation = lazy(async () => ({ default: (await import('./reservation.js')).Reservation }));

export const Reservation = (props: ComponentProps<typeof LazyReservation>) => <LazyReservation {...props} />;
