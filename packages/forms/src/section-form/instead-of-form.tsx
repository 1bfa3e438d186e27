'use client';

import { useEffect, useRef, type ReactNode } from 'react';

/** Takes the place of a form that was sent, and focus, which the form had: so it is in sight, and the keyboard goes on from there. */
export function InsteadOfForm({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}
