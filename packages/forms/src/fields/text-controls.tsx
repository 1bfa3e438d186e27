'use client';

import type { TextFormat } from '@pomp/domain';
import { TextField, type TextFieldProps } from '@pomp/design-system';
import type { ControlOf, ControlProps } from './control.js';
import { frameOf, textOf, unknownOf } from './frame-of.js';

type Keyboard = Pick<TextFieldProps, 'type' | 'inputMode' | 'autoCapitalize' | 'width'>;

/** How each way of writing is typed: the phone's keyboard and the room that its answer takes. */
const keyboards: Record<TextFormat, Keyboard> = {
  plain: { type: 'text' },
  email: { type: 'email', autoCapitalize: 'none' },
  zipcode: { type: 'text', autoCapitalize: 'characters', width: 'short' },
  phone: { type: 'tel' },
  date: { type: 'text', inputMode: 'numeric', width: 'short' },
};

function texting(props: ControlProps) {
  const { onChange, onLeave, value } = props;
  return { ...frameOf(props), value: textOf(value), onValueChange: onChange, onBlur: onLeave, unknown: unknownOf(props) };
}

export const TextControl: ControlOf<'text'> = (props) => (
  <TextField {...texting(props)} {...keyboards[props.field.format]} autoComplete={props.field.autoComplete} maxLength={props.field.maxLength} />
);

export const PasswordControl: ControlOf<'password'> = (props) => (
  <TextField {...texting(props)} type="password" autoComplete={props.field.autoComplete} />
);

export const WholeNumberControl: ControlOf<'wholeNumber'> = (props) => (
  <TextField {...texting(props)} inputMode="numeric" unit={props.field.unit} width="short" />
);

export const DecimalControl: ControlOf<'decimal'> = (props) => (
  <TextField {...texting(props)} inputMode="decimal" unit={props.field.unit} width="short" />
);
