import { VisuallyHidden } from '@pomp/design-system';
import type { Ref } from 'react';
import { trapName } from './trap-name.js';

/** Belongs inside a form: a field for programs that fill in everything. People don't see it, hear of it, or come across it. */
export const Trap = ({ ref }: { readonly ref?: Ref<HTMLInputElement> }) => (
  <VisuallyHidden>
    <span aria-hidden="true">
      <input ref={ref} type="text" name={trapName} tabIndex={-1} autoComplete="off" defaultValue="" />
    </span>
  </VisuallyHidden>
);
