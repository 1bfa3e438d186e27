'use client';

import { useTexts } from '@pomp/language/react';
import { type MouseEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { Icon } from '../icon/icon.js';
import { chevronDownIcon } from '../icon/icons.js';
import { VisuallyHidden } from '../text/visually-hidden.js';
import { classNames } from '../theme/class-names.js';
import * as fieldStyles from './field.css.js';
import { fieldAttributes, FieldFrame, type FieldProps } from './field-frame.js';
import * as styles from './select-field.css.js';
import { SelectList } from './select-list.js';
import type { SelectOption } from './select-option.js';
import { selectTexts } from './select-texts.js';
import { fieldsTexts } from './texts.js';
import { type UnknownAnswer, UnknownToggle } from './unknown-toggle.js';
import { useCombobox } from './use-combobox.js';

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
  ref?: Ref<HTMLInputElement>;
}

/** A short list needs no search, and on a phone no keyboard over it. */
const searchFrom = 9;

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
  const ownId = useId();
  const id = givenId ?? ownId;
  const ids = { label: `${id}-label`, value: `${id}-value`, list: `${id}-list` };
  const optionId = (option: SelectOption<Value>) => `${id}-option-${options.indexOf(option)}`;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  /** Whether the focus has just come, and nothing was done since. */
  const [focus, setFocus] = useState<'new' | 'used'>();

  const isUnknown = unknown?.pressed ?? false;
  const chosen = isUnknown ? undefined : options.find((option) => option.value === value);
  const answer = isUnknown ? unknownLabel : chosen?.label;
  const combobox = useCombobox({
    options,
    chosen,
    onChoose: (option) => onValueChange(option.value),
    onUse: () => setFocus('used'),
  });
  const { open, typed, matches, active } = combobox;

  const said = () => {
    if (!focus) return [];
    if (!open) return [answer && texts.chosen({ option: answer }), focus === 'new' && texts.open({ list: label })];
    const results = texts.results({ count: matches.length });
    const place = active && { option: active.label, place: matches.indexOf(active) + 1, count: matches.length };
    return [
      typed ? texts.foundFor({ results, typed }) : focus === 'new' && `${texts.found({ results })} ${texts.choose}`,
      place && (active === chosen ? texts.atChosen(place) : texts.at(place)),
    ];
  };
  const press = (event: MouseEvent) => {
    if (event.button !== 0) return;
    // A press beside the words would take the focus away; one on them sets the caret.
    if (event.target !== input.current) event.preventDefault();
    input.current?.focus();
    if (!open) combobox.openList();
    else if (typed === '' || event.target !== input.current) combobox.close();
  };
  const { 'aria-describedby': describedBy, ...attributes } = fieldAttributes(id, { required, help, error });

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
      <div className={classNames(styles.root, fieldStyles.width[width], isUnknown && styles.unknownRoot)}>
        <div
          role="presentation"
          className={classNames(fieldStyles.box, styles.control, isUnknown && fieldStyles.boxUnknown)}
          onMouseDown={press}
        >
          <div className={styles.area}>
            <span id={ids.value} hidden={typed !== ''} className={classNames(styles.value, !chosen && styles.valueMuted)}>
              {answer ?? (loading ? texts.loading : texts.placeholder)}
            </span>
            <input
              ref={input}
              {...attributes}
              id={id}
              type="text"
              role="combobox"
              className={styles.input}
              inputMode={options.length < searchFrom ? 'none' : inputMode}
              autoCapitalize="none"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              aria-autocomplete="list"
              aria-expanded={open}
              aria-haspopup="listbox"
              aria-controls={open ? ids.list : undefined}
              aria-activedescendant={active && optionId(active)}
              aria-describedby={[ids.value, describedBy].filter(Boolean).join(' ')}
              value={typed}
              onChange={(event) => combobox.type(event.target.value)}
              onKeyDown={combobox.onKeyDown}
              onFocus={() => setFocus('new')}
              onBlur={() => {
                setFocus(undefined);
                combobox.close();
                onBlur?.();
              }}
            />
          </div>
          <span className={styles.indicator}>
            <Icon of={chevronDownIcon} />
          </span>
        </div>
        {open && (
          <SelectList
            id={ids.list}
            labelledBy={ids.label}
            options={matches}
            chosen={chosen}
            active={active}
            optionId={optionId}
            notice={loading ? texts.loading : texts.none}
            onPointAt={combobox.pointAt}
            onChoose={combobox.choose}
          />
        )}
        <input type="hidden" name={name} value={value ?? ''} />
        <VisuallyHidden>
          <span aria-live="polite">{said().filter(Boolean).join(' ')}</span>
        </VisuallyHidden>
      </div>
    </FieldFrame>
  );
}
