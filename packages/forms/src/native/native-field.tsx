'use client';

import type { AnyField } from '@pomp/domain';
import { useLanguage } from '@pomp/language/react';
import { mostCards } from '../fields/choice-control.js';
import type { Control as ControlComponent } from '../fields/control.js';
import { controls } from '../fields/controls.js';
import { anyDay } from './any-day.js';
import { usePlacedNativeForm } from './native-form-context.js';

/** What browsers have a control for; a list to search, a calendar or a way to add photos takes React. */
function isNative(field: AnyField): boolean {
  if (field.unknown) return false;
  if (field.kind === 'text') return field.format !== 'date';
  return field.kind === 'wholeNumber' || (field.kind === 'choice' && field.options.length <= mostCards);
}

const nothing = () => undefined;

/** One field of the section, where the layout wants it; its message has a place, for the script to fill. */
export function NativeField({ name }: { readonly name: string }) {
  const language = useLanguage();
  const { section, presenceOf, fieldId } = usePlacedNativeForm();
  const field = section.fields[name];
  if (!field) throw new Error(`The section "${section.name}" has no field "${name}".`);
  if (!isNative(field)) throw new Error(`"${name}" of "${section.name}" has no control without React.`);
  const presence = presenceOf(name);
  if (presence !== 'optional' && presence !== 'required') return null;
  // The map is exhaustive by kind; the compiler can't follow the pairing of a field with its own control.
  const Control = controls[field.kind] as ControlComponent;
  return (
    <Control
      native
      field={field}
      language={language}
      id={fieldId(name)}
      name={name}
      value={undefined}
      message=""
      required={presence === 'required'}
      context={anyDay}
      onChange={nothing}
      onLeave={nothing}
      onToggleUnknown={nothing}
    />
  );
}

/** Every field of the section, in the order of asking. */
export function NativeFields() {
  const { section } = usePlacedNativeForm();
  return Object.keys(section.fields).map((name) => <NativeField key={name} name={name} />);
}
