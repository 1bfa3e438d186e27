'use client';

import { usePlacedForm } from '../section-form/section-form-context.js';
import { controls } from './controls.js';
import { FieldBy, type SectionFieldProps } from './field-by.js';

/** One field of the section, where the layout wants it; nothing while it isn't asked. */
export function SectionField({ name, note }: SectionFieldProps) {
  return <FieldBy controls={controls} name={name} note={note} />;
}

/** Every field of the section, in the order of asking. */
export function SectionFields() {
  const { form } = usePlacedForm();
  return Object.keys(form.section.fields).map((name) => <SectionField key={name} name={name} />);
}
