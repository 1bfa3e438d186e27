'use client';

import { RadioCards, SelectField } from '@pomp/design-system';
import { usePlacedForm } from '../section-form/section-form-context.js';
import { useFieldState } from '../section-form/use-section-form.js';
import { addressTexts } from './address-texts.js';
import type { LookedUpAddress } from './looked-up-address.js';

/** As many cards as can be seen at once. */
const mostCards = 6;

/** The additions there are at a house number, to choose from: into the field `addition`, where another can still be typed. */
export function KnownAdditions({ address: { additions, plain } }: { readonly address: Extract<LookedUpAddress, { outcome: 'found' }> }) {
  const { form, fieldId } = usePlacedForm();
  const { value } = useFieldState(form, 'addition');
  const { value: houseNumber } = useFieldState(form, 'houseNumber');
  const options = [...(plain ? [{ value: '', label: addressTexts.plain }] : []), ...additions.map((addition) => ({ value: addition, label: addition }))];
  const typed = typeof value === 'string' ? value.trim().toUpperCase() : '';
  const choice = {
    id: fieldId('knownAddition'),
    // Not the name of an answer: that is the field's own.
    name: 'knownAddition',
    label: addressTexts.additions(String(houseNumber)),
    help: addressTexts.additionsHelp,
    options,
    value: options.find((option) => option.value.toUpperCase() === typed)?.value,
    onValueChange: (addition: string) => form.change('addition', addition),
  };
  return options.length <= mostCards ? <RadioCards {...choice} columns="3" /> : <SelectField {...choice} width="half" />;
}
