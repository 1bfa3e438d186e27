'use client';

import { type Ref, useId } from 'react';
import { classNames } from '../theme/class-names.js';
import * as styles from './field.css.js';
import { FieldGroup, type FieldProps } from './field-frame.js';
import { type UnknownAnswer, UnknownToggle } from './unknown-toggle.js';

export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
  /** One line that helps to recognise the answer. */
  hint?: string;
}

export interface RadioCardsProps<Value extends string = string> extends FieldProps {
  options: readonly Choice<Value>[];
  /** `undefined` or an empty text: nothing chosen yet. */
  value: Value | '' | undefined;
  onValueChange: (value: Value) => void;
  onBlur?: () => void;
  /** Beside each other from 768 px. */
  columns?: keyof typeof styles.choiceColumns;
  unknown?: UnknownAnswer;
  /** The first choice, which takes the focus when the group gets it. */
  ref?: Ref<HTMLInputElement>;
}

/** One of a few answers, all in sight, each with a target of at least 44 px. */
export function RadioCards<Value extends string>({
  label, name, id: givenId, required, help, error, labelSize, options, value, onValueChange, onBlur, columns = '1', unknown, ref,
}: RadioCardsProps<Value>) {
  const ownId = useId();
  const id = givenId ?? ownId;

  return (
    <FieldGroup
      role="radiogroup"
      id={id}
      label={label}
      required={required}
      help={help}
      error={error}
      labelSize={labelSize}
      after={unknown && <UnknownToggle {...unknown} fieldLabel={label} />}
    >
      <div className={classNames(styles.choices, styles.choiceColumns[columns])}>
        {options.map((option, index) => (
          <label key={option.value} className={classNames(styles.choice, error && styles.choiceInvalid)}>
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
              onBlur={onBlur}
              className={styles.radio}
            />
            <span>
              {option.label}
              {option.hint && <span className={styles.choiceHint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
