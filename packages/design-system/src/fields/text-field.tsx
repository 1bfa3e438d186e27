'use client';

import { type FocusEvent, type HTMLInputAutoCompleteAttribute, type Ref, useId, useState } from 'react';
import { Icon } from '../icon/icon.js';
import { hideIcon, showIcon } from '../icon/icons.js';
import { classNames } from '../theme/class-names.js';
import * as styles from './field.css.js';
import { fieldAttributes, FieldFrame, type FieldProps } from './field-frame.js';
import { type UnknownAnswer, unknownLabel, UnknownToggle } from './unknown-toggle.js';

type Value =
  /** Kept by the form. */
  | { value: string; defaultValue?: undefined }
  /** Kept by the input, and read from the submitted form. */
  | { value?: undefined; defaultValue?: string };

export type TextFieldProps = FieldProps &
  Value & {
    onValueChange?: (value: string) => void;
    onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
    type?: 'text' | 'email' | 'tel' | 'password';
    /** Which keyboard a phone shows. Figures are text with `numeric` or `decimal`, so that '12 ab' and '1,5' can be typed. */
    inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
    autoComplete?: HTMLInputAutoCompleteAttribute;
    autoCapitalize?: 'none' | 'words' | 'characters' | 'sentences';
    placeholder?: string;
    /** Behind the value: 'm³', 'kWh'. */
    unit?: string;
    /** What fits the expected answer. */
    width?: keyof typeof styles.width;
    unknown?: UnknownAnswer;
    maxLength?: number;
    ref?: Ref<HTMLInputElement>;
  };

export function TextField({
  label, name, id: givenId, required, help, error, labelSize,
  value, defaultValue, onValueChange, type = 'text', unit, width = 'full', unknown, ref, ...input
}: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [shown, setShown] = useState(false);
  const isUnknown = unknown?.pressed ?? false;
  const unitId = `${id}-unit`;
  const { 'aria-describedby': describedBy, ...aria } = fieldAttributes(id, { required, help, error });

  return (
    <FieldFrame
      id={id}
      label={label}
      required={required}
      help={help}
      error={error}
      labelSize={labelSize}
      after={unknown && <UnknownToggle {...unknown} fieldLabel={label} />}
    >
      <div className={classNames(styles.box, styles.width[width], error && styles.boxInvalid, isUnknown && styles.boxUnknown)}>
        <input
          {...input}
          {...aria}
          ref={ref}
          id={id}
          // While the answer is unknown people read words; the form's value travels in the hidden control below.
          name={isUnknown ? undefined : name}
          type={type === 'password' && shown ? 'text' : type}
          className={classNames(styles.input, isUnknown && styles.inputUnknown)}
          aria-describedby={[describedBy, unit && !isUnknown && unitId].filter(Boolean).join(' ') || undefined}
          {...(isUnknown ? { value: unknownLabel, readOnly: true } : value === undefined ? { defaultValue } : { value })}
          onChange={(event) => onValueChange?.(event.target.value)}
        />
        {isUnknown && <input type="hidden" name={name} value={value ?? ''} />}
        {unit && !isUnknown && (
          <span id={unitId} className={styles.unit}>
            {unit}
          </span>
        )}
        {type === 'password' && (
          <button type="button" className={styles.inside} aria-label={`${shown ? 'Verberg' : 'Toon'} ${label.toLowerCase()}`} onClick={() => setShown(!shown)}>
            <Icon of={shown ? hideIcon : showIcon} />
            {shown ? 'Verberg' : 'Toon'}
          </button>
        )}
      </div>
    </FieldFrame>
  );
}
