'use client';

import { DateField } from '@pomp/design-system';
import type { ControlOf } from './control.js';
import { frameOf, textOf, unknownOf } from './frame-of.js';

/** A date of birth lies in a past that has an end, so that its year can be chosen from a list. */
const birthdays = (today: string) => ({ min: '1900-01-01', max: today });

export const DateControl: ControlOf<'text'> = (props) => {
  const { autoComplete } = props.field;
  const { today } = props.context;
  return (
    <DateField
      {...frameOf(props)}
      value={textOf(props.value)}
      onValueChange={props.onChange}
      onBlur={props.onLeave}
      unknown={unknownOf(props)}
      autoComplete={autoComplete}
      today={today}
      {...(autoComplete === 'bday' && birthdays(today))}
    />
  );
};
