'use client';

import { Checkbox } from '@pomp/design-system';
import { isTicked } from '@pomp/domain';
import type { ControlOf } from './control.js';
import { frameOf } from './frame-of.js';

export const CheckboxControl: ControlOf<'checkbox'> = (props) => (
  <Checkbox {...frameOf(props)} checked={isTicked(props.value)} onCheckedChange={props.onChange} onBlur={props.onLeave} />
);
