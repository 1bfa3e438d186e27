'use client';

import { MultiChoice } from '@pomp/design-system';
import { toggleOption } from '@pomp/domain';
import type { ControlOf } from './control.js';
import { choicesOf, frameOf, textsOf } from './frame-of.js';

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
