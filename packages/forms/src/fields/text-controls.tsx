'use client';

import type { TextFormat } from '@pomp/domain';
import {
  EmailField,
  NumberField,
  PasswordField,
  PhoneField,
  PostcodeField,
  TextArea,
  TextField,
  type FieldQuestion,
} from '@pomp/design-system';
import type { ControlOf, ControlProps } from './control.js';
import { fieldsTexts } from './texts.js';
import { frameOf, textOf, unknownOf } from './frame-of.js';
import { DateControl } from './lazy-controls.js';
import { usePasswordStrength } from './password-estimator.js';

function holding(props: ControlProps) {
  const { onChange, onLeave, value } = props;
  return { ...frameOf(props), value: textOf(value), onValueChange: onChange, onBlur: onLeave };
}

const texting = (props: ControlProps) => (props.native ? frameOf(props) : { ...holding(props), unknown: unknownOf(props) });

const plain: ControlOf<'text'> = (props) => {
  const { autoComplete, maxLength, multiline } = props.field;
  if (multiline) return <TextArea {...texting(props)} countTo={maxLength} />;
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

export const PasswordControl: ControlOf<'password'> = (props) => {
  const { autoComplete, rules } = props.field;
  if (autoComplete === 'current-password') return <PasswordField {...holding(props)} />;
  if (rules.length === 0) return <PasswordField {...holding(props)} purpose="new" />;
  return <NewPassword {...props} />;
};

/** Ticks off what it has, and once it has all of that, says how hard it is to guess. */
const NewPassword: ControlOf<'password'> = (props) => {
  const value = textOf(props.value);
  const rules = props.field.rules.map(({ text, met }) => ({ text: props.language.say(text), met: met(value) }));
  const keepsRules = rules.every(({ met }) => met);
  const strength = usePasswordStrength(value, keepsRules);
  return <PasswordField {...holding(props)} purpose="new" rules={rules} strength={strength} />;
};

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
