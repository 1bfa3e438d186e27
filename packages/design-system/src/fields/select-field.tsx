'use client';

import { createContext, type Ref, useContext, useId } from 'react';
import Select, { components, type DropdownIndicatorProps, type InputProps, type NoticeProps, type SelectInstance } from 'react-select';
import { Icon } from '../icon/icon.js';
import { chevronDownIcon } from '../icon/icons.js';
import { classNames } from '../theme/class-names.js';
import * as fieldStyles from './field.css.js';
import { fieldAttributes, FieldFrame, type FieldProps } from './field-frame.js';
import * as styles from './select-field.css.js';
import { resultCount, selectMessages } from './select-messages.js';
import { type UnknownAnswer, unknownLabel, UnknownToggle } from './unknown-toggle.js';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
}

export interface SelectFieldProps<Value extends string = string> extends FieldProps {
  options: readonly SelectOption<Value>[];
  /** `undefined` or an empty text: nothing chosen yet. With `unknown` pressed: what travels on the wire. */
  value: string | undefined;
  onValueChange: (value: Value) => void;
  onBlur?: () => void;
  /** The list is still being fetched. */
  loading?: boolean;
  width?: keyof typeof fieldStyles.width;
  unknown?: UnknownAnswer;
  ref?: Ref<SelectInstance<SelectOption>>;
}

/** A short list needs no search, and on a phone no keyboard over it. */
const searchFrom = 9;

interface InputAttributes extends ReturnType<typeof fieldAttributes> {
  inputMode: 'none' | undefined;
}

const InputAttributesContext = createContext<InputAttributes | undefined>(undefined);

/** react-select describes its input by its own texts only; this adds the field's help and message. */
function DescribedInput(props: InputProps<SelectOption, false>) {
  const attributes = useContext(InputAttributesContext);
  const describedBy = [props['aria-describedby'], attributes?.['aria-describedby']].filter(Boolean).join(' ');
  return <components.Input {...props} {...attributes} aria-describedby={describedBy || undefined} />;
}

function Chevron(props: DropdownIndicatorProps<SelectOption, false>) {
  return (
    <components.DropdownIndicator {...props}>
      <Icon of={chevronDownIcon} />
    </components.DropdownIndicator>
  );
}

/** A listbox may hold nothing but options: what it says when it has none is one that can't be chosen. */
const notice = { role: 'option', 'aria-disabled': true, 'aria-selected': false } as const;

function NothingFound(props: NoticeProps<SelectOption, false>) {
  return <components.NoOptionsMessage {...props} innerProps={{ ...props.innerProps, ...notice }} />;
}

function StillLoading(props: NoticeProps<SelectOption, false>) {
  return <components.LoadingMessage {...props} innerProps={{ ...props.innerProps, ...notice }} />;
}

const parts = { NoOptionsMessage: NothingFound, LoadingMessage: StillLoading, Input: DescribedInput, DropdownIndicator: Chevron, IndicatorSeparator: null };
const messages = selectMessages<SelectOption>();

export function SelectField<Value extends string>({
  label, name, id: givenId, required, help, error, labelSize, options, value, onValueChange, onBlur, loading = false, width = 'full', unknown, ref,
}: SelectFieldProps<Value>) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const isUnknown = unknown?.pressed ?? false;
  const chosen = isUnknown ? { value: value ?? '', label: unknownLabel } : (options.find((option) => option.value === value) ?? null);
  const attributes: InputAttributes = {
    ...fieldAttributes(id, { required, help, error }),
    inputMode: options.length < searchFrom ? 'none' : undefined,
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
      <InputAttributesContext value={attributes}>
        <Select<SelectOption>
          ref={ref}
          unstyled
          inputId={id}
          instanceId={id}
          name={name}
          aria-labelledby={`${id}-label`}
          options={options}
          value={chosen}
          isLoading={loading}
          onChange={(option) => {
            const known = options.find((candidate) => candidate.value === option?.value);
            if (known) onValueChange(known.value);
          }}
          onBlur={onBlur}
          components={parts}
          ariaLiveMessages={messages}
          screenReaderStatus={resultCount}
          classNamePrefix="pomp-select"
          classNames={{
            container: () => classNames(styles.root, fieldStyles.width[width]),
            control: () => classNames(styles.control, error && styles.controlInvalid, isUnknown && styles.controlUnknown),
            valueContainer: () => styles.valueContainer,
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
    </FieldFrame>
  );
}
