'use client';

import { yearsOf } from '@pomp/domain';
import { Checkbox, RadioCards } from '@pomp/design-system';
import type { ControlOf } from './control.js';
import { frameOf, textOf, unknownOf } from './frame-of.js';
import { LazySelect } from './lazy-select.js';

/** Up to this many options all are in sight as cards; more go in a list. */
const mostCards = 6;

export const ChoiceControl: ControlOf<'choice'> = (props) => {
  const { field, value, onChange, onLeave } = props;
  const Choices = field.options.length <= mostCards ? RadioCards : LazySelect;
  return (
    <Choices
      {...frameOf(props)}
      options={field.options.map(([option, label]) => ({ value: option, label }))}
      value={textOf(value)}
      onValueChange={onChange}
      onBlur={onLeave}
      unknown={unknownOf(props)}
    />
  );
};

export const YearControl: ControlOf<'year'> = (props) => (
  <LazySelect
    {...frameOf(props)}
    options={yearsOf(props.field, props.context).map((year) => ({ value: year, label: year }))}
    value={textOf(props.value)}
    onValueChange={props.onChange}
    onBlur={props.onLeave}
    unknown={unknownOf(props)}
    width="short"
  />
);

export const CheckboxControl: ControlOf<'checkbox'> = (props) => (
  <Checkbox {...frameOf(props)} checked={props.value === true} onCheckedChange={props.onChange} onBlur={props.onLeave} />
);
