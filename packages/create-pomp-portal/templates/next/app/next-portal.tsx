'use client';

import type { LinkComponentProps } from '@pomp/design-system';
import Link from 'next/link';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { Portal, type PortalProps } from '../src/portal.tsx';

// Screens ask for what they show by themselves, and all are here already.
const ScreenLink = (props: LinkComponentProps) => <Link {...props} prefetch={false} />;

/** The portal in Next's router. In the layout, so that it stays from one screen to the next. */
export function NextPortal({ dictionary, backendUrl }: Pick<PortalProps, 'dictionary' | 'backendUrl'>) {
  const router = useRouter();
  const pathname = usePathname();
  const search = useSearchParams();
  const navigation = useMemo(
    () => ({
      LinkComponent: ScreenLink,
      push: (href: string, options?: { scroll: 'keep' }) => router.push(href, { scroll: options?.scroll !== 'keep' }),
      replace: (href: string) => router.replace(href),
      back: () => router.back(),
      refresh: () => router.refresh(),
    }),
    [router],
  );
  return <Portal navigation={navigation} pathname={pathname} search={search} dictionary={dictionary} backendUrl={backendUrl} />;
}
