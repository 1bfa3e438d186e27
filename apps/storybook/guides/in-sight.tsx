import { type ReactNode, useEffect, useRef, useState } from 'react';

interface InSightProps {
  className: string;
  /** What stands there until then. */
  waiting?: ReactNode;
  children: ReactNode;
}

/** Shows something once it is less than a screen away, and from then on: a page of thirty stories, some with a window of their own, opens with the first. */
export function InSight({ className, waiting, children }: InSightProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!place.current || isNear) return;
    const approach = new IntersectionObserver((entries) => setIsNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: '100% 0px',
    });
    approach.observe(place.current);
    return () => approach.disconnect();
  }, [isNear]);
  return (
    <div ref={place} className={className}>
      {isNear ? children : waiting}
    </div>
  );
}
