'use client';

// A file of its own, for what is fetched lazily is a whole module.
export { ReadMore } from '@pomp/design-system';
