'use client';

import { useEffect, useRef } from 'react';
import type { SectionForm } from '../section-form/create-form-on.js';
import type { AddressNames } from './address-names.js';
import type { AddressLookup } from './looked-up-address.js';

/**
 * Puts what was found in street and place. What someone typed there is never overwritten; what we put there goes again when another
 * address is asked for.
 */
export function useFillIn(form: SectionForm, lookup: AddressLookup, names: AddressNames): void {
  const ours = useRef<Record<string, string>>({});

  useEffect(() => {
    if (lookup === undefined || lookup === 'looking') return;
    const { street, place } = lookup.outcome === 'found' ? lookup : { street: '', place: '' };
    for (const [name, found] of [
      [names.street, street],
      [names.place, place],
    ] as const) {
      const { value } = form.field(name);
      // The same as we would say, such as what was filled in at an earlier visit, is ours to take back.
      if (value === found) ours.current[name] = found;
      if ((value !== '' && value !== ours.current[name]) || value === found) continue;
      ours.current[name] = found;
      form.change(name, found);
      // As if someone had typed it and gone on: a message that it was missing goes.
      void form.leave(name);
    }
  }, [form, lookup, names]);
}
