import type { TextAreaProps } from './text-area.js';
import type { TextFieldProps } from './text-field.js';
import type { UnknownAnswer } from './unknown-toggle.js';

declare const unknown: UnknownAnswer;
const brand = { label: 'Merk van je ketel', name: 'brand' } as const;

export const inFields: TextFieldProps[] = [
  { ...brand, value: 'Nefit', unknown },
  // @ts-expect-error a field that keeps its own answer would submit the words that stand in it
  { ...brand, defaultValue: 'Nefit', unknown },
];
export const inAreas: TextAreaProps[] = [
  { ...brand, value: 'Nefit', unknown },
  // @ts-expect-error the same
  { ...brand, defaultValue: 'Nefit', unknown },
];
