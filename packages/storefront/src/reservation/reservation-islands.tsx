'use client';

import { island } from '../islands/island.js';

export const Reservation = island('reservation', async () => (await import('./reservation.js')).Reservation);
