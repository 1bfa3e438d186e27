'use client';

import { useTexts } from '@pomp/language/react';
import { type Ref, useId, useMemo } from 'react';
import Select, { type SelectInstance } from 'react-select';
import { classNames } from '../theme/class-names.js';
import * as fieldStyles from './field.css.js';
import { fieldAttributes, FieldFrame, type FieldProps } from './field-frame.js';
import { InputAttributesContext, selectParts } from './select-parts.js';
import * as styles from './select-field.css.js';
import { selectMessages } from './select-messages.js';
import type { SelectOption } from './select-option.js';
import { SelectStyles } from './select-styles.js';
import { selectTexts } from './select-texts.js';
import { fieldsTexts } from './texts.js';
import { type UnknownAnswer, UnknownToggle } from './unknown-toggle.js';

/** Props of `SelectField`. */
export interface SelectFieldProps<Value extends string = string> extends FieldProps {
  /** In an order that people can predict, as they look through it. A handful is easier in `RadioCards`. */
  options: readonly SelectOption<Value>[];
  /** `undefined` or an empty text: nothing chosen yet. With `unknown` pressed: what travels on the wire. */
  value: string | undefined;
  /** Always one of the options: a choice can be changed, not emptied. */
  onValueChange: (value: Value) => void;
  onBlur?: () => void;
  /** The list is still being fetched: says 'Loading...' in its place. */
  loading?: boolean;
  /** Which keyboard a phone shows for searching; a list that is short enough to see at once shows none. */
  inputMode?: 'text' | 'numeric';
  /** What fits the longest answer. */
  width?: keyof typeof fieldStyles.width;
  /** Offers 'Ik weet het niet' below the list. */
  unknown?: UnknownAnswer;
  ref?: Ref<SelectInstance<SelectOption>>;
}

/** A short list needs no search, and on a phone no keyboard over it. */
const searchFrom = 9;

/** Spec 2's figures, which happen to be react-select's own: said here, so that a newer version can't change them. */
const specified = { maxMenuHeight: 300, minMenuHeight: 140, pageSize: 5 };

/** One of many options, from a list; from nine options on it can be searched by typing. */
export function SelectField<Value extends string>({
  label,
  name,
  id: givenId,
  required,
  help,
  error,
  labelSize,
  options,
  value,
  onValueChange,
  onBlur,
  loading = false,
  inputMode,
  width = 'full',
  unknown,
  ref,
}: SelectFieldProps<Value>) {
  const { unknown: unknownLabel } = useTexts(fieldsTexts);
  const texts = useTexts(selectTexts);
  const messages = useMemo(() => selectMessages<SelectOption>(texts), [texts]);
  const ownId = useId();
  const id = givenId ?? ownId;
  const isUnknown = unknown?.pressed ?? false;
  const chosen = isUnknown
    ? { value: value ?? '', label: unknownLabel }
    : (options.find((option) => option.value === value) ?? null);
  const attributes = {
    ...fieldAttributes(id, { required, help, error }),
    inputMode: options.length < searchFrom ? ('none' as const) : inputMode,
  };

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
      <SelectStyles>
        <InputAttributesContext value={attributes}>
          <Select<SelectOption>
            {...specified}
            ref={ref}
            unstyled
            // Where there is no room below, above: on a phone the library leaves the list out of sight otherwise.
            menuPlacement="auto"
            menuShouldScrollIntoView
            inputId={id}
            instanceId={id}
            name={name}
            aria-labelledby={`${id}-label`}
            options={options}
            value={chosen}
            isLoading={loading}
            placeholder={loading ? texts.loading : texts.placeholder}
            noOptionsMessage={() => texts.none}
            loadingMessage={() => texts.loading}
            onChange={(option) => {
              const known = options.find((candidate) => candidate.value === option?.value);
              if (known) onValueChange(known.value);
            }}
            onBlur={onBlur}
            components={selectParts}
            ariaLiveMessages={messages}
            screenReaderStatus={texts.results}
            classNamePrefix="pomp-select"
            classNames={{
              container: () => classNames(styles.root, fieldStyles.width[width], isUnknown && styles.unknownRoot),
              control: () => classNames(styles.control, isUnknown && styles.controlUnknown),
              valueContainer: () => styles.valueContainer,
              input: () => styles.input,
              placeholder: () => styles.placeholder,
              singleValue: () => (isUnknown ? styles.singleValueUnknown : styles.singleValue),
              indicatorsContainer: () => styles.indicator,
              menu: () => styles.menu,
              menuList: () => styles.menuList,
              option: ({ isFocused }) => classNames(styles.option, isFocused && styles.optionFocused),
              noOptionsMessage: () => styles.message,
              loadingMessage: () => styles.message,
            }}
          />
        </InputAttributesContext>
      </SelectStyles>
    </FieldFrame>
  );
}
