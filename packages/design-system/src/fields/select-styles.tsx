'use client';

import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

/** Only the browser writes react-select's styles down, into the head: a server would put each beside what it styles, where a document may not have any. */
const cache = createCache({ key: 'pomp' });
cache.compat = true;

/** Around what comes from react-select. */
export const SelectStyles = ({ children }: { children: ReactNode }) => <CacheProvider value={cache}>{children}</CacheProvider>;
