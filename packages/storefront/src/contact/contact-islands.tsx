'use client';

import { island } from '../islands/island.js';

export const ContactForm = island('contact-form', async () => (await import('./contact-form.js')).ContactForm);
export const BusinessContactForm = island(
  'business-contact-form',
  async () => (await import('./business-contact-form.js')).BusinessContactForm,
);
