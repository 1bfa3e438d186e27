'use client';

import { createContext, useContext } from 'react';
import { components, type DropdownIndicatorProps, type InputProps, type NoticeProps, type OptionProps } from 'react-select';
import { AlertMark } from '../feedback/badge.js';
import { Icon } from '../icon/icon.js';
import { checkIcon, chevronDownIcon } from '../icon/icons.js';
import type { fieldAttributes } from './field-frame.js';
import * as styles from './select-field.css.js';
import type { SelectOption } from './select-option.js';

interface InputAttributes extends ReturnType<typeof fieldAttributes> {
  inputMode: 'none' | 'text' | 'numeric' | undefined;
}

/** A context, not a closure: a part made anew at each render would lose the focus. */
export const InputAttributesContext = createContext<InputAttributes | undefined>(undefined);

/** react-select describes its input by its own texts only; this adds the field's help and message. What it says that isn't valid is left out: no option in focus, and a style that doesn't exist. */
function DescribedInput(props: InputProps<SelectOption, false>) {
  const attributes = useContext(InputAttributesContext);
  const describedBy = [props['aria-describedby'], attributes?.['aria-describedby']].filter(Boolean).join(' ');
  return (
    <components.Input
      {...props}
      {...attributes}
      aria-describedby={describedBy || undefined}
      aria-activedescendant={props['aria-activedescendant'] || undefined}
      style={props.isHidden ? { opacity: 0 } : {}}
    />
  );
}

function Chevron(props: DropdownIndicatorProps<SelectOption, false>) {
  return (
    <components.DropdownIndicator {...props}>
      <Icon of={chevronDownIcon} />
    </components.DropdownIndicator>
  );
}

/** The chosen one is ticked: where colours are forced, a background says nothing. */
function TickedOption(props: OptionProps<SelectOption, false>) {
  return (
    <components.Option {...props}>
      <span className={styles.optionLabel}>
        {props.children}
        {props.data.hint && <span className={styles.optionHint}> {props.data.hint}</span>}
      </span>
      {props.data.alert && <AlertMark label={props.data.alert} />}
      {props.isSelected && <Icon of={checkIcon} />}
    </components.Option>
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

export const selectParts = {
  NoOptionsMessage: NothingFound,
  LoadingMessage: StillLoading,
  Input: DescribedInput,
  DropdownIndicator: Chevron,
  Option: TickedOption,
  IndicatorSeparator: null,
  // Its dots would go on moving under reduced motion; the placeholder says it in words.
  LoadingIndicator: () => null,
};
