'use client';

import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

const LazyRelatedList = lazy(async () => ({ default: (await import('./related-list.js')).RelatedList }));

export interface RelatedArticlesProps extends Omit<ComponentProps<typeof LazyRelatedList>, 'children'> {
  /** What stands there until they are known. */
  readonly children: ReactNode;
}

/** The articles below one, and the script that shows them, fetched when someone who reads is nearly there. */
export function RelatedArticles({ children, ...list }: RelatedArticlesProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (near || !place.current) return;
    const approach = new IntersectionObserver((entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: '800px 0px',
    });
    approach.observe(place.current);
    return () => approach.disconnect();
  }, [near]);

  if (!near) return <div ref={place}>{children}</div>;
  return (
    <Suspense fallback={children}>
      <LazyRelatedList {...list}>{children}</LazyRelatedList>
    </Suspense>
  );
}
