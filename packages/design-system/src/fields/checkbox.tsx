'use client';

import { type ReactNode, type Ref, useId } from 'react';
import * as styles from './field.css.js';
import { fieldAttributes, FieldError, FieldHelp, type FieldProps, ReadOnlyReason, reasonId } from './field-frame.js';

/** Props of `Checkbox`. */
export interface CheckboxProps extends Omit<FieldProps, 'label' | 'labelSize'> {
  /** May hold a link, to the terms for instance. */
  label: ReactNode;
  /** Give it when the form keeps the answer; without it the box does, and the answer is read from the submitted form. */
  checked?: boolean;
  /** Where a box that keeps its own answer starts. Never ticked beforehand when it is a consent. */
  defaultChecked?: boolean;
  /** The state after the press; silent while `disabledReason` is given. */
  onCheckedChange?: (checked: boolean) => void;
  onBlur?: () => void;
  /** What is submitted when ticked. */
  value?: string;
  /** Why it can't be ticked or unticked now. It keeps its place in the tab order, so that everyone finds the reason. */
  disabledReason?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** One thing that is so or isn't, or that someone agrees to. */
export function Checkbox({
  label,
  name,
  id: givenId,
  required,
  help,
  error,
  onCheckedChange,
  disabledReason,
  ...input
}: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const aria = fieldAttributes(id, { required, help, error });
  const describedBy = [aria['aria-describedby'], disabledReason && reasonId(id)].filter(Boolean).join(' ');

  return (
    <div className={styles.field}>
      <label className={styles.checkboxRow} htmlFor={id} data-inactive={disabledReason ? '' : undefined}>
        <input
          {...input}
          {...aria}
          aria-describedby={describedBy || undefined}
          aria-disabled={disabledReason ? true : undefined}
          id={id}
          name={name}
          type="checkbox"
          className={styles.checkbox}
          // A box has no read-only: undoing the click is what leaves it as it was, and in the form that is sent.
          onClick={disabledReason ? (event) => event.preventDefault() : undefined}
          onChange={(event) => {
            if (!disabledReason) onCheckedChange?.(event.target.checked);
          }}
        />
        <span className={styles.checkboxLabel}>
          {label}
          {required && (
            <span aria-hidden className={styles.required}>
              *
            </span>
          )}
        </span>
      </label>
      <div className={styles.besideCheckbox}>
        <FieldHelp id={id} help={help} />
        <FieldError id={id} error={error} />
        <ReadOnlyReason id={id} reason={disabledReason} />
      </div>
    </div>
  );
}
