'use client';

import { type ReactNode, type Ref, useId } from 'react';
import * as styles from './field.css.js';
import { fieldAttributes, FieldError, FieldHelp, type FieldProps } from './field-frame.js';

export interface CheckboxProps extends Omit<FieldProps, 'label' | 'labelSize'> {
  /** May hold a link, to the terms for instance. */
  label: ReactNode;
  checked?: boolean;
  defaultChecked?: boolean;
  onCheckedChange?: (checked: boolean) => void;
  onBlur?: () => void;
  /** What is submitted when ticked. */
  value?: string;
  ref?: Ref<HTMLInputElement>;
}

export function Checkbox({ label, name, id: givenId, required, help, error, onCheckedChange, ...input }: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;

  return (
    <div className={styles.field}>
      <label className={styles.checkboxRow} htmlFor={id}>
        <input
          {...input}
          {...fieldAttributes(id, { required, help, error })}
          id={id}
          name={name}
          type="checkbox"
          className={styles.checkbox}
          onChange={(event) => onCheckedChange?.(event.target.checked)}
        />
        <span>
          {label}
          {required && (
            <span aria-hidden className={styles.required}>
              *
            </span>
          )}
        </span>
      </label>
      <FieldHelp id={id} help={help} />
      <FieldError id={id} error={error} />
    </div>
  );
}
