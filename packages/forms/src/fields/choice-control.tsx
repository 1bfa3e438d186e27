'use client';

import { RadioCards } from '@pomp/design-system';
import type { ControlOf } from './control.js';
import { choicesOf, frameOf, textOf, unknownOf } from './frame-of.js';
import { ListControl } from './lazy-controls.js';

/** Up to this many options all are in sight as cards; more go in a list. */
export const mostCards = 6;
/** From so many on they stand beside each other where there is room: below each other they would fill a screen. */
const manyCards = 4;
export const columnsFor = (options: number) => (options >= manyCards ? 'fit' : '1');

export const ChoiceControl: ControlOf<'choice'> = (props) => {
  const { field, value, onChange, onLeave } = props;
  if (props.native) return <RadioCards {...frameOf(props)} options={choicesOf(props)} columns={columnsFor(field.options.length)} />;
  if (field.options.length > mostCards) return <ListControl {...props} />;
  return (
    <RadioCards
      {...frameOf(props)}
      options={choicesOf(props)}
      columns={columnsFor(field.options.length)}
      value={textOf(value)}
      onValueChange={onChange}
      onBlur={onLeave}
      unknown={unknownOf(props)}
    />
  );
};
