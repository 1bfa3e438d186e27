'use client';

import { useTexts } from '@pomp/language/react';
import { type FocusEvent, type Ref, useId, useState } from 'react';
import { classNames } from '../theme/class-names.js';
import { CharacterCount } from './character-count.js';
import * as fieldStyles from './field.css.js';
import { fieldAttributes, FieldFrame, type FieldProps, ReadOnlyReason, reasonId } from './field-frame.js';
import type { InputFieldProps } from './input-field.js';
import * as styles from './text-area.css.js';
import { fieldsTexts } from './texts.js';
import { UnknownToggle } from './unknown-toggle.js';
import { useFormReset } from './use-form-reset.js';

type Value =
  | Pick<Extract<InputFieldProps, { value: string }>, 'value' | 'defaultValue' | 'unknown'>
  | Pick<Extract<InputFieldProps, { value?: undefined }>, 'value' | 'defaultValue' | 'unknown'>;

/** Props of `TextArea`. */
export type TextAreaProps = FieldProps &
  Value & {
    /** What stands in the field now, even while it is typed: the form judges it. */
    onValueChange?: (value: string) => void;
    onBlur?: (event: FocusEvent<HTMLTextAreaElement>) => void;
    /** The lines that it starts with: as many as a usual answer takes. It grows from there. */
    rows?: keyof typeof styles.areas;
    /** Shows how many characters are left of this many. Nothing is cut off: the form refuses what is too long. */
    countTo?: number | undefined;
    /** Why the answer can be read but not changed here. */
    readOnlyReason?: string;
    /** An example of an answer, never what should be known before typing: it goes away. */
    placeholder?: string;
    ref?: Ref<HTMLTextAreaElement>;
  };

/** An answer of more than one line. */
export function TextArea({
  label,
  name,
  id: givenId,
  required,
  help,
  error,
  labelSize,
  value,
  defaultValue,
  onValueChange,
  onBlur,
  rows = 4,
  countTo,
  readOnlyReason,
  unknown,
  ...input
}: TextAreaProps) {
  const texts = useTexts(fieldsTexts);
  const ownId = useId();
  const id = givenId ?? ownId;
  const countId = `${id}-count`;
  const [ownLength, setOwnLength] = useState(defaultValue?.length ?? 0);
  useFormReset(
    () => document.getElementById(id) as HTMLTextAreaElement | null,
    () => setOwnLength(defaultValue?.length ?? 0),
  );
  const isUnknown = unknown?.pressed ?? false;
  const counted = countTo !== undefined && !isUnknown;
  const aria = fieldAttributes(id, { required, help, error });
  const descriptions = [aria['aria-describedby'], readOnlyReason && reasonId(id), counted && countId].filter(Boolean);
  const content = value === undefined ? { defaultValue } : { value };

  return (
    <FieldFrame
      id={id}
      label={label}
      required={required}
      help={help}
      error={error}
      labelSize={labelSize}
      after={unknown && !readOnlyReason && <UnknownToggle {...unknown} fieldLabel={label} />}
    >
      <div className={classNames(fieldStyles.box, isUnknown && fieldStyles.boxUnknown, readOnlyReason && fieldStyles.boxReadOnly)}>
        <textarea
          {...input}
          {...aria}
          id={id}
          name={isUnknown ? undefined : name}
          rows={rows}
          className={classNames(styles.areas[rows], isUnknown && fieldStyles.inputUnknown)}
          aria-describedby={descriptions.join(' ') || undefined}
          {...(isUnknown ? { value: texts.unknown, readOnly: true } : { ...content, readOnly: readOnlyReason !== undefined })}
          onChange={(event) => {
            setOwnLength(event.target.value.length);
            onValueChange?.(event.target.value);
          }}
          onBlur={onBlur}
        />
        {isUnknown && <input type="hidden" name={name} value={value ?? ''} />}
      </div>
      {counted && <CharacterCount id={countId} length={value?.length ?? ownLength} most={countTo} />}
      <ReadOnlyReason id={id} reason={readOnlyReason} />
    </FieldFrame>
  );
}
