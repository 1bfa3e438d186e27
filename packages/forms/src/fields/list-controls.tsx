'use client';

import { SelectField, type SelectFieldProps, YearSelect } from '@pomp/design-system';
import { yearOf } from '@pomp/domain';
import type { ControlOf } from './control.js';
import { choicesOf, frameOf, textOf, unknownOf } from './frame-of.js';

/** More options than can be in sight at once. */
export const ListControl: ControlOf<'choice'> = (props) => (
  <SelectField
    {...frameOf(props)}
    options={choicesOf(props)}
    value={textOf(props.value)}
    onValueChange={props.onChange}
    onBlur={props.onLeave}
    unknown={unknownOf(props)}
  />
);

export const YearControl: ControlOf<'year'> = (props) => (
  <YearSelect
    {...frameOf(props)}
    currentYear={yearOf(props.context.today)}
    firstYear={props.field.downTo}
    value={textOf(props.value)}
    onValueChange={props.onChange}
    onBlur={props.onLeave}
    unknown={unknownOf(props)}
  />
);

export const List = (props: SelectFieldProps) => <SelectField {...props} />;
