'use client';

import { lazy } from 'react';

/** Fetched only by pages that ask. See `savings-islands.tsx` for why each is a component around a lazy one. */
const LazyContactForm = lazy(async () => ({ default: (await import('./contact-form.js')).ContactForm }));
const LazyBusinessContactForm = lazy(async () => ({ default: (await import('./business-contact-form.js')).BusinessContactForm }));

export const ContactForm = () => <LazyContactForm />;
export const BusinessContactForm = () => <LazyBusinessContactForm />;
