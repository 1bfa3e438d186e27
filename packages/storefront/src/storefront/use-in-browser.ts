'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while the page comes alive, for what one page for every visitor can't hold. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
