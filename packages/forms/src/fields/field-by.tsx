'use client';

import type { FieldKind } from '@pomp/domain';
import { useLanguage } from '@pomp/language/react';
import { usePlacedForm } from '../section-form/section-form-context.js';
import { sayMessage } from '../section-form/say-message.js';
import { useFieldState } from '../section-form/use-section-form.js';
import { afterPress } from './after-press.js';
import type { Control as ControlComponent, ControlOf } from './control.js';

/** Props of `SectionField` and `QuestionField`. */
export interface SectionFieldProps {
  readonly name: string;
  /** What is to be known of the answer that stands there, such as who says so: read out with the field. */
  readonly note?: string | undefined;
}

interface FieldByProps extends SectionFieldProps {
  readonly controls: { readonly [Kind in FieldKind]?: ControlOf<Kind> };
}

/** Kinds that say themselves what is asked again, with what may have been meant a press away. Of the others it stands with the help. */
const asksItself: ReadonlySet<FieldKind> = new Set(['wholeNumber', 'decimal']);

/** One field of the section, answered by one of these controls; nothing while it isn't asked. */
export function FieldBy({ controls, name, note }: FieldByProps) {
  const language = useLanguage();
  const { form, fieldId } = usePlacedForm();
  const { value, presence, message, question } = useFieldState(form, name);
  const field = form.section.fields[name];
  if (!field) throw new Error(`There is no field "${name}" in "${form.section.name}".`);
  if (presence === 'hidden' || presence === 'unasked') return null;
  // The compiler can't follow the pairing of a field with its own control.
  const Control = controls[field.kind] as ControlComponent | undefined;
  if (!Control) throw new Error(`There is no control here for "${name}", of the kind ${field.kind}.`);
  return (
    <Control
      field={field}
      language={language}
      id={fieldId(name)}
      name={name}
      value={value}
      note={question && !asksItself.has(field.kind) ? language.say(question.message) : note}
      question={question}
      message={message === undefined ? undefined : sayMessage(message, language)}
      required={presence === 'required'}
      context={form.context()}
      onChange={(next) => form.change(name, next)}
      onLeave={() => afterPress(() => void form.leave(name))}
      onToggleUnknown={() => form.toggleUnknown(name)}
    />
  );
}
