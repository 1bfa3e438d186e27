'use client';

import { unknownAnswer } from '@pomp/domain';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { SectionForm } from '../section-form/create-form-on.js';
import { usualNames, type AddressNames } from './address-names.js';
import type { AddressToLookUp } from './looked-up-address.js';

/** Long enough to type the next figure of a house number. */
const pause = 400;

type AskedBy = Pick<AddressNames, 'zipcode' | 'houseNumber'>;

/** The postcode and house number that are filled in now, as one text; empty until both are, and well. */
export function useFilledInAddress(form: SectionForm, names: AskedBy): string {
  const read = () => {
    const { fields } = form.resolution();
    const answers = [fields[names.zipcode]?.answer, fields[names.houseNumber]?.answer];
    return answers.every((answer) => typeof answer === 'string' && answer !== unknownAnswer) ? answers.join('|') : '';
  };
  return useSyncExternalStore(form.subscribe, read, read);
}

/**
 * What to look up of a form with a postcode and a house number: once both are filled in well, and nobody is typing in them. Give what
 * comes of it to `AddressFields`, with the same names.
 */
export function useAddressToLookUp(form: SectionForm, names: AskedBy = usualNames): AddressToLookUp | undefined {
  const filledIn = useFilledInAddress(form, names);
  const [settled, setSettled] = useState(filledIn);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(filledIn), pause);
    return () => clearTimeout(timer);
  }, [filledIn]);

  return useMemo(() => {
    const [zipcode, houseNumber] = settled.split('|');
    return zipcode !== undefined && houseNumber !== undefined && settled === filledIn ? { zipcode, houseNumber } : undefined;
  }, [settled, filledIn]);
}
