'use client';

import { Checkbox, RadioCards } from '@pomp/design-system';
import { isTicked } from '@pomp/domain';
import type { ControlOf } from './control.js';
import { choicesOf, frameOf, textOf, unknownOf } from './frame-of.js';
import { ListControl } from './lazy-controls.js';

/** Up to this many options all are in sight as cards; more go in a list. */
export const mostCards = 6;

export const ChoiceControl: ControlOf<'choice'> = (props) => {
  const { field, value, onChange, onLeave } = props;
  if (props.native) return <RadioCards {...frameOf(props)} options={choicesOf(props)} />;
  if (field.options.length > mostCards) return <ListControl {...props} />;
  return (
    <RadioCards
      {...frameOf(props)}
      options={choicesOf(props)}
      value={textOf(value)}
      onValueChange={onChange}
      onBlur={onLeave}
      unknown={unknownOf(props)}
    />
  );
};

export const CheckboxControl: ControlOf<'checkbox'> = (props) => (
  <Checkbox {...frameOf(props)} checked={isTicked(props.value)} onCheckedChange={props.onChange} onBlur={props.onLeave} />
);
