'use client';

import { island } from '../islands/island.js';

export const ContactForm = island('contact-form');
export const BusinessContactForm = island('business-contact-form');
