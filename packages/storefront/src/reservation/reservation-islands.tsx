'use client';

import { island } from '../islands/island.js';

export const Reservation = island('reservation');
