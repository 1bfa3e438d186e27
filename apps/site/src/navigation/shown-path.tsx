'use client';

import { NavigationProvider, useNavigation } from '@pomp/design-system';
import { type ReactNode } from 'react';

interface ShownPathProps {
  path: string;
  children: ReactNode;
}

/** Where a page stands at another path than visitors see: on the server Next only knows the first, in the browser the second. */
export function ShownPath({ path, children }: ShownPathProps) {
  const navigation = useNavigation();
  return (
    <NavigationProvider {...navigation} pathname={typeof window === 'undefined' ? path : navigation.pathname}>
      {children}
    </NavigationProvider>
  );
}
