'use client';

import { useEffect, useRef, type ReactNode } from 'react';

/** Replaces a form that was sent, and takes its focus: so it is in sight, and keyboard users continue from there. */
export function FormReplacement({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}
