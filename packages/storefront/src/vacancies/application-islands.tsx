'use client';

import { island } from '../islands/island.js';

export const ApplicationForm = island('application-form', async () => (await import('./application-form.js')).ApplicationForm);
