'use client';

import { TextArea } from '@pomp/design-system';
import type { ControlOf } from './control.js';
import { texting } from './texting.js';

export const LongTextControl: ControlOf<'text'> = (props) => <TextArea {...texting(props)} countTo={props.field.maxLength} />;
