'use client';

import { RadioCards } from '@pomp/design-system';
import { unknownAnswer, unknownLabel } from '@pomp/domain';
import { usePlacedForm } from '../section-form/section-form-context.js';
import { columnsFor } from './choice-control.js';
import type { ControlOf, ControlProps } from './control.js';
import { controls } from './controls.js';
import { FieldBy } from './field-by.js';
import { choicesOf, frameOf, textOf } from './frame-of.js';
import { DecimalControl, WholeNumberControl } from './number-controls.js';

/** All answers are in sight, not knowing among them. */
const PostedChoice: ControlOf<'choice'> = (props) => {
  const options = [
    ...choicesOf(props),
    ...(props.field.unknown ? [{ value: unknownAnswer, label: props.language.say(unknownLabel) }] : []),
  ];
  return (
    <RadioCards
      {...frameOf(props)}
      options={options}
      columns={columnsFor(options.length)}
      value={textOf(props.value)}
      onValueChange={props.onChange}
    />
  );
};

/** That nobody knows is typed, and stands there as it was. */
const unknownInWords = <Props extends ControlProps>(props: Props): Props => ({
  ...props,
  field: { ...props.field, unknown: false },
  value: props.value === unknownAnswer ? props.language.say(unknownLabel) : props.value,
});

const postedControls = {
  ...controls,
  choice: PostedChoice,
  wholeNumber: ((props) => <WholeNumberControl {...unknownInWords(props)} />) satisfies ControlOf<'wholeNumber'>,
  decimal: ((props) => <DecimalControl {...unknownInWords(props)} />) satisfies ControlOf<'decimal'>,
};

/** Every field of the section, in the order of asking, for a page that no script comes to, or the part of one: a list to choose from has all its answers in sight, and no button waits for a press. */
export function PostedFields() {
  const { form } = usePlacedForm();
  return Object.keys(form.section.fields).map((name) => <FieldBy key={name} controls={postedControls} name={name} />);
}
