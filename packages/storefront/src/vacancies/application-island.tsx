'use client';

import { island } from '../islands/island.js';

export const ApplicationForm = island('application-form');
