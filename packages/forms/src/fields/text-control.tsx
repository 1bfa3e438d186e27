'use client';

import { EmailField, PhoneField, PostcodeField, TextArea } from '@pomp/design-system';
import type { TextFormat } from '@pomp/domain';
import type { ControlOf } from './control.js';
import { DateControl } from './lazy-controls.js';
import { LineControl } from './line-control.js';
import { texting } from './texting.js';

const plain: ControlOf<'text'> = (props) => {
  const { maxLength, multiline } = props.field;
  return multiline ? <TextArea {...texting(props)} countTo={maxLength} /> : <LineControl {...props} />;
};

/** The field that knows how each way of writing is typed. */
const byFormat: Record<TextFormat, ControlOf<'text'>> = {
  plain,
  name: plain,
  email: (props) => <EmailField {...texting(props)} autoComplete={props.field.autoComplete} maxLength={props.field.maxLength} />,
  zipcode: (props) => <PostcodeField {...texting(props)} autoComplete={props.field.autoComplete} />,
  phone: (props) => <PhoneField {...texting(props)} autoComplete={props.field.autoComplete} maxLength={props.field.maxLength} />,
  date: (props) => <DateControl {...props} />,
};

export const TextControl: ControlOf<'text'> = (props) => byFormat[props.field.format](props);
