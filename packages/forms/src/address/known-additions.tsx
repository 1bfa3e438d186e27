'use client';

import { RadioCards } from '@pomp/design-system';
import { useTexts } from '@pomp/language/react';
import { LazySelect } from '../fields/lazy-controls.js';
import { usePlacedForm } from '../section-form/section-form-context.js';
import { useFieldState } from '../section-form/use-section-form.js';
import type { AddressNames } from './address-names.js';
import type { LookedUpAddress } from './looked-up-address.js';
import { addressTexts } from './texts.js';

/** As many cards as can be seen at once. */
const mostCards = 6;

/** 'Mijn adres staat er niet bij', kept by who asks for the address. */
export interface NotListed {
  readonly chosen: boolean;
  readonly onChange: (chosen: boolean) => void;
}

/** No addition has it: they have no spaces at their ends. */
const another = ' ';

interface KnownAdditionsProps {
  readonly address: Extract<LookedUpAddress, { outcome: 'found' }>;
  readonly names: AddressNames;
  readonly notListed?: NotListed | undefined;
}

/** The additions there are at a house number, to choose from: into the addition's own field, where another can still be typed. */
export function KnownAdditions({ address: { additions, plain }, names, notListed }: KnownAdditionsProps) {
  const texts = useTexts(addressTexts);
  const { form, fieldId } = usePlacedForm();
  const { value } = useFieldState(form, names.addition);
  const { value: houseNumber } = useFieldState(form, names.houseNumber);
  const options = [
    ...(plain ? [{ value: '', label: texts.plain }] : []),
    ...additions.map((addition) => ({ value: addition, label: addition })),
    ...(notListed && !plain ? [{ value: another, label: texts.notListed }] : []),
  ];
  const typed = typeof value === 'string' ? value.trim().toUpperCase() : '';
  const choice = {
    id: fieldId(`${names.addition}-known`),
    // Not the name of an answer: that is the field's own.
    name: `${names.addition}-known`,
    label: texts.additions({ houseNumber: String(houseNumber) }),
    help: texts.additionsHelp,
    options,
    value: notListed?.chosen ? another : options.find((option) => option.value.toUpperCase() === typed)?.value,
    onValueChange: (addition: string) => {
      notListed?.onChange(addition === another);
      form.change(names.addition, addition === another ? '' : addition);
    },
  };
  return options.length <= mostCards ? <RadioCards {...choice} columns="3" /> : <LazySelect {...choice} width="half" />;
}
