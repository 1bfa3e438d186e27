'use client';

import { NavigationProvider, useNavigation } from '@pomp/design-system';
import { useSearchParams } from 'next/navigation';
import { createContext, type ReactNode, useContext } from 'react';

const ShownSearch = createContext('');

interface ShownPathProps {
  path: string;
  /** Without the question mark. */
  search: string;
  children: ReactNode;
}

/** Where a page stands at another path than visitors see: on the server Next only knows the first, in the browser the second. */
export function ShownPath({ path, search, children }: ShownPathProps) {
  const navigation = useNavigation();
  return (
    <NavigationProvider {...navigation} pathname={typeof window === 'undefined' ? path : navigation.pathname}>
      <ShownSearch value={search}>{children}</ShownSearch>
    </NavigationProvider>
  );
}

/** The query that visitors see, without the question mark. */
export function useShownSearch(): string {
  const onServer = useContext(ShownSearch);
  const inBrowser = useSearchParams().toString();
  return typeof window === 'undefined' ? onServer : inBrowser;
}
