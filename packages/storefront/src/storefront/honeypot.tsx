import { VisuallyHidden } from '@pomp/design-system';
import type { Ref } from 'react';

/** A field for programs that fill in everything. People don't see it, hear of it, or come across it. */
export function Honeypot({ ref }: { readonly ref: Ref<HTMLInputElement> }) {
  return (
    <VisuallyHidden>
      <span aria-hidden="true">
        <input ref={ref} type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </span>
    </VisuallyHidden>
  );
}
