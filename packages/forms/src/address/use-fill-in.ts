'use client';

import { useEffect, useRef } from 'react';
import type { SectionForm } from '../section-form/create-form-on.js';
import type { AddressNames } from './address-names.js';
import type { AddressLookup } from './looked-up-address.js';
import { useFilledInAddress } from './use-address-to-look-up.js';

const nothing = { street: '', place: '' };

/**
 * Puts what was found in street and place. What someone typed there is never overwritten; what we put there goes again as soon as
 * another address is asked for, so that nothing is sent with the street of the one before.
 */
export function useFillIn(form: SectionForm, lookup: AddressLookup, names: AddressNames): void {
  const ours = useRef<Record<string, string>>({});
  const foundFor = useRef('');
  const asked = useFilledInAddress(form, names);

  useEffect(() => {
    const isAnswered = typeof lookup === 'object';
    // Without an address nothing can be sent: it may turn out to be the same one.
    if (!isAnswered && (asked === '' || asked === foundFor.current)) return;
    if (isAnswered) foundFor.current = asked;
    const { street, place } = isAnswered && lookup.outcome === 'found' ? lookup : nothing;
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
      if (isAnswered) void form.leave(name);
    }
  }, [form, lookup, names, asked]);
}
