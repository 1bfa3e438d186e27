'use client';

import { isTicked, toggleOption, yearOf } from '@pomp/domain';
import { Checkbox, MultiChoice, RadioCards } from '@pomp/design-system';
import type { ControlOf } from './control.js';
import { choicesOf, frameOf, textOf, textsOf, unknownOf } from './frame-of.js';
import { LazySelect, LazyYearSelect } from './lazy-select.js';

/** Up to this many options all are in sight as cards; more go in a list. */
export const mostCards = 6;

export const ChoiceControl: ControlOf<'choice'> = (props) => {
  const { field, value, onChange, onLeave } = props;
  if (props.native) return <RadioCards {...frameOf(props)} options={choicesOf(props)} />;
  const Choices = field.options.length <= mostCards ? RadioCards : LazySelect;
  return (
    <Choices
      {...frameOf(props)}
      options={choicesOf(props)}
      value={textOf(value)}
      onValueChange={onChange}
      onBlur={onLeave}
      unknown={unknownOf(props)}
    />
  );
};

export const MultiChoiceControl: ControlOf<'multiChoice'> = (props) => {
  const { field, value, onChange, onLeave } = props;
  const chosen = textsOf(value);
  return (
    <MultiChoice
      {...frameOf(props)}
      options={choicesOf(props)}
      exclusive={field.exclusive}
      value={chosen}
      onPress={(option) => onChange(toggleOption(chosen, option, field.exclusive))}
      onLeave={onLeave}
    />
  );
};

export const YearControl: ControlOf<'year'> = (props) => (
  <LazyYearSelect
    {...frameOf(props)}
    currentYear={yearOf(props.context.today)}
    firstYear={props.field.downTo}
    value={textOf(props.value)}
    onValueChange={props.onChange}
    onBlur={props.onLeave}
    unknown={unknownOf(props)}
  />
);

export const CheckboxControl: ControlOf<'checkbox'> = (props) => (
  <Checkbox {...frameOf(props)} checked={isTicked(props.value)} onCheckedChange={props.onChange} onBlur={props.onLeave} />
);
