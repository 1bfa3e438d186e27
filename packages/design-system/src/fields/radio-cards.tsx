'use client';

import { type FormEvent, type Ref, useId } from 'react';
import { classNames } from '../theme/class-names.js';
import { type Choice, ChoiceCard } from './choice-card.js';
import * as styles from './choice-cards.css.js';
import { FieldGroup, type FieldProps } from './field-frame.js';
import { onGroupBlur } from './on-group-blur.js';
import { type UnknownAnswer, UnknownToggle } from './unknown-toggle.js';

/** Props of `RadioCards`. */
export interface RadioCardsProps<Value extends string = string> extends FieldProps {
  /** In the order in which people think of them; up to about six, a longer list is easier in a `SelectField`. Numbers of a sign or two stand beside each other, as `3` or `6+`: up to six in one row. */
  options: readonly Choice<Value>[];
  /** `undefined` or an empty text: nothing chosen yet. With `unknown` pressed: what travels on the wire, and no card is chosen. */
  value?: string | undefined;
  /** The answer that was pressed; the card is chosen once `value` says so. Left out, the group keeps its own answer, which is then read from the submitted form. */
  onValueChange?: (value: Value) => void;
  /** The focus left the whole group: going from one card to the next is no leaving. */
  onBlur?: () => void;
  /** How many stand beside each other from 768 px, `fit` for one or two as there is room; on a phone they always stand below each other. */
  columns?: keyof typeof styles.columns;
  /** Offers 'Ik weet het niet' below the cards. */
  unknown?: UnknownAnswer;
  /** The first choice, which takes the focus when the group gets it. */
  ref?: Ref<HTMLInputElement>;
}

/** A number, or a letter: with nothing beside it. */
const isShort = ({ label, hint, picture, unavailable }: Choice) =>
  label.length <= 2 && hint === undefined && picture === undefined && unavailable === undefined;

/** So many short ones fit in one row of the narrowest screen, each wide enough to press. */
const mostInOneRow = 6;

const chipsFor = (options: number) => (options > mostInOneRow ? styles.chipsInRows : styles.chips);

/** Of a card that is chosen once `value` says so React asks for a handler. */
const heardByTheGroup = () => undefined;

/** One of a few answers, all in sight, each with a target of at least 44 px. */
export function RadioCards<Value extends string>({
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
  columns = '1',
  unknown,
  ref,
}: RadioCardsProps<Value>) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const chips = options.length > 2 && options.every(isShort);
  const choose = ({ target }: FormEvent<HTMLElement>) => {
    const chosen = options.find((option) => target instanceof HTMLInputElement && option.value === target.value);
    if (chosen) onValueChange?.(chosen.value);
  };

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
      <div
        className={chips ? chipsFor(options.length) : classNames(styles.cards, styles.columns[columns])}
        onChange={choose}
        onBlur={onGroupBlur(onBlur)}
      >
        {options.map((option, index) => (
          <ChoiceCard
            key={option.value}
            ref={index === 0 ? ref : undefined}
            type="radio"
            name={name}
            option={option}
            checked={onValueChange && option.value === value && !unknown?.pressed}
            invalid={Boolean(error)}
            columns={columns}
            alone={!chips && index === options.length - 1 && index % 2 === 0}
            chip={chips}
            onPress={onValueChange && heardByTheGroup}
          />
        ))}
      </div>
      {unknown?.pressed && <input type="hidden" name={name} value={value ?? ''} />}
    </FieldGroup>
  );
}
