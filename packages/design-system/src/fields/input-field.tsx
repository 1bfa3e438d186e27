'use client';

import { useTexts } from '@pomp/language/react';
import {
  type ChangeEvent,
  type FocusEvent,
  type HTMLInputAutoCompleteAttribute,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
} from 'react';
import { classNames } from '../theme/class-names.js';
import * as styles from './field.css.js';
import { fieldAttributes, FieldFrame, type FieldProps, ReadOnlyReason, reasonId } from './field-frame.js';
import { type FieldQuestion, questionId } from './field-question.js';
import { helpTyping, type TypingHelp } from './typing-help.js';
import { fieldsTexts } from './texts.js';
import { type UnknownAnswer, UnknownToggle } from './unknown-toggle.js';

type Value =
  | {
      /** What stands in the field, kept by the form: as typed, even while it isn't a right answer yet. */
      value: string;
      /** Where a field starts that keeps its own answer; never beside `value`, which says it already. */
      defaultValue?: undefined;
      /** Offers 'Ik weet het niet' with the field; left out where not knowing is no answer. */
      unknown?: UnknownAnswer | undefined;
    }
  | {
      value?: undefined;
      /** Where the field starts when it keeps its own answer, which is then read from the submitted form. */
      defaultValue?: string;
      /** @deprecated Only beside `value`, where the form puts 'o.b.' in its place and the old answer back: a field with its own submits the words for it. */
      unknown?: UnknownAnswer | undefined;
    };

interface InputOptions {
  /** What stands in the field now, even while it is typed: the form judges it, the field only makes typing comfortable. */
  onValueChange?: (value: string) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** Why the answer can be read but not changed here. The field keeps its place in the tab order, so that everyone finds the reason. */
  readOnlyReason?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** What every field with one line to type in takes. */
export type InputFieldProps = FieldProps & Value & InputOptions;

/** What makes one typed field differ from another; not set by their users. */
interface Typing {
  type?: 'text' | 'email' | 'tel' | 'password';
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  autoCapitalize?: 'none' | 'words' | 'characters' | 'sentences' | undefined;
  /** Off for what is no prose: a red wave under an address is a false alarm. */
  spellCheck?: boolean;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  prefix?: string | undefined;
  unit?: string | undefined;
  width?: keyof typeof styles.width;
  /** Makes the box as wide as this many figures. */
  digits?: number | undefined;
  /** How the form's value reads on screen. */
  show?: (value: string) => string;
  whileTyping?: TypingHelp;
  /** Harmless tidying of a finished answer, on leaving the field and on Enter. */
  tidy?: (text: string) => string;
  onKey?: (event: KeyboardEvent<HTMLInputElement>) => void;
  onFocus?: () => void;
  describedBy?: string | undefined;
  /** What is typed over: the rest of a pattern. */
  ghost?: ReactNode;
  /** A button or hint in the box, behind the input. */
  inside?: ReactNode;
  /** Between control and message. */
  notice?: ReactNode;
  /** What is asked again of the answer; null where nothing is now. */
  question?: FieldQuestion | null | undefined;
  /** Below control and message. */
  below?: ReactNode;
}

/** The one input behind every typed field: frame, box, affixes, tidying and 'Ik weet het niet'. */
export function InputField({
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
  readOnlyReason,
  prefix,
  unit,
  width = 'full',
  digits,
  show,
  whileTyping,
  tidy,
  onKey,
  describedBy,
  ghost,
  inside,
  notice,
  question,
  below,
  unknown,
  ...input
}: InputFieldProps & Typing) {
  const texts = useTexts(fieldsTexts);
  const ownId = useId();
  const id = givenId ?? ownId;
  const isUnknown = unknown?.pressed ?? false;
  const affixed = !isUnknown && [prefix && `${id}-prefix`, unit && `${id}-unit`];
  const aria = fieldAttributes(id, { required, help, error });
  const descriptions = [
    aria['aria-describedby'],
    question && questionId(id),
    readOnlyReason && reasonId(id),
    ...(affixed || []),
    describedBy,
  ].filter(Boolean);

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (whileTyping) helpTyping(event, whileTyping);
    onValueChange?.(event.target.value);
  };

  const settle = (field: HTMLInputElement) => {
    const tidied = field.readOnly || !tidy ? field.value : tidy(field.value);
    if (tidied === field.value) return;
    if (value === undefined) field.value = tidied;
    onValueChange?.(tidied);
  };

  const content = () => {
    if (isUnknown) return { value: texts.unknown, readOnly: true };
    const kept = value === undefined ? { defaultValue } : { value: show ? show(value) : value };
    return { ...kept, readOnly: readOnlyReason !== undefined };
  };

  return (
    <FieldFrame
      id={id}
      label={label}
      required={required}
      help={help}
      error={error}
      labelSize={labelSize}
      question={question}
      after={below ?? (unknown && !readOnlyReason && <UnknownToggle {...unknown} fieldLabel={label} />)}
    >
      <div
        className={classNames(
          styles.box,
          digits === undefined ? styles.width[width] : styles.boxHugging,
          isUnknown && styles.boxUnknown,
          readOnlyReason && styles.boxReadOnly,
        )}
      >
        {prefix && !isUnknown && (
          <span id={`${id}-prefix`} className={styles.prefix}>
            {prefix}
          </span>
        )}
        <span className={classNames(styles.typingArea, unknown && styles.roomForUnknown)}>
          <input
            {...input}
            {...aria}
            id={id}
            // While the answer is unknown people read words; the form's value travels in the hidden control below.
            name={isUnknown ? undefined : name}
            size={digits}
            className={classNames(styles.input, isUnknown && styles.inputUnknown)}
            aria-describedby={descriptions.join(' ') || undefined}
            {...content()}
            onChange={change}
            onBlur={(event) => {
              settle(event.target);
              onBlur?.(event);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') settle(event.currentTarget);
              onKey?.(event);
            }}
            onKeyUp={onKey}
          />
          {!isUnknown && ghost}
        </span>
        {isUnknown && <input type="hidden" name={name} value={value ?? ''} />}
        {unit && (
          <span id={`${id}-unit`} className={classNames(styles.unit, isUnknown && styles.unitKept)}>
            {unit}
          </span>
        )}
        {!readOnlyReason && inside}
      </div>
      {notice}
      <ReadOnlyReason id={id} reason={readOnlyReason} />
    </FieldFrame>
  );
}
