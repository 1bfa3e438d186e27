'use client';

import { TextField } from '@pomp/design-system';
import type { ControlOf } from './control.js';
import { texting } from './texting.js';

/** A text of one line that is written in no way of its own. */
export const LineControl: ControlOf<'text'> = (props) => {
  const { autoComplete, maxLength } = props.field;
  return <TextField {...texting(props)} autoComplete={autoComplete} maxLength={maxLength} />;
};
