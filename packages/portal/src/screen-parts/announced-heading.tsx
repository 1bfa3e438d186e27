'use client';

import { Heading } from '@pomp/design-system';
import { useEffect, useRef } from 'react';

/** Takes focus when it appears in place of a form, so that keyboard and screen reader are where the news is. */
export function AnnouncedHeading({ children }: { readonly children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Heading level={1} ref={heading}>
      {children}
    </Heading>
  );
}
