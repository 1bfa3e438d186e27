import type { ControlProps } from './control.js';
import { frameOf, textOf, unknownOf } from './frame-of.js';

/** What a field that holds one text is given by a form with script. */
export function holding(props: ControlProps) {
  const { onChange, onLeave, value } = props;
  return { ...frameOf(props), value: textOf(value), onValueChange: onChange, onBlur: onLeave };
}

/** What it is given by any form: without script the page itself keeps what is typed. */
export const texting = (props: ControlProps) => (props.native ? frameOf(props) : { ...holding(props), unknown: unknownOf(props) });
