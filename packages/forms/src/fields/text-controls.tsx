'use client';

import type { TextFormat } from '@pomp/domain';
import { EmailField, NumberField, PhoneField, PostcodeField, TextField, type FieldQuestion } from '@pomp/design-system';
import type { ControlOf, ControlProps } from './control.js';
import { fieldsTexts } from './texts.js';
import { DateControl, LongTextControl } from './lazy-controls.js';
import { texting } from './texting.js';

const plain: ControlOf<'text'> = (props) => {
  const { autoComplete, maxLength, multiline } = props.field;
  if (multiline) return <LongTextControl {...props} />;
  return <TextField {...texting(props)} autoComplete={autoComplete} maxLength={maxLength} />;
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

/** What is asked again of a number, with what may have been meant as a press away. */
function questionOf({ native, question, language, field, onChange }: ControlProps): FieldQuestion | null | undefined {
  if (native) return undefined;
  if (!question) return null;
  const { message, meant } = question;
  return {
    text: language.say(message),
    meant:
      meant === undefined
        ? undefined
        : {
            label: language.texts(fieldsTexts).meant({ answer: field.show(meant as never, language, (option) => option) }),
            onPress: () => onChange(meant),
          },
  };
}

export const WholeNumberControl: ControlOf<'wholeNumber'> = (props) => (
  <NumberField {...texting(props)} unit={props.field.unit} question={questionOf(props)} />
);

export const DecimalControl: ControlOf<'decimal'> = (props) => (
  <NumberField {...texting(props)} kind="decimal" unit={props.field.unit} question={questionOf(props)} />
);
