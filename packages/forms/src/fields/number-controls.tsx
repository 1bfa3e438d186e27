'use client';

import { NumberField, type FieldQuestion } from '@pomp/design-system';
import type { ControlOf, ControlProps } from './control.js';
import { texting } from './texting.js';
import { fieldsTexts } from './texts.js';

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
  <NumberField {...texting(props)} unit={props.field.unit} isName={props.field.isName} question={questionOf(props)} />
);

export const DecimalControl: ControlOf<'decimal'> = (props) => (
  <NumberField {...texting(props)} kind="decimal" unit={props.field.unit} question={questionOf(props)} />
);
