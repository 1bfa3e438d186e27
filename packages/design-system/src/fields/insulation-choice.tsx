'use client';

import { useTexts } from '@pomp/language/react';
import { type Ref, useId } from 'react';
import { VisuallyHidden } from '../text/visually-hidden.js';
import { type Choice, ChoiceCard } from './choice-card.js';
import * as cards from './choice-cards.css.js';
import { FieldGroup, type FieldProps } from './field-frame.js';
import { type InsulationFigure, InsulationPanel, type InsulationProblem } from './insulation-panel.js';
import { onGroupBlur } from './on-group-blur.js';
import { fieldsTexts } from './texts.js';
import { useClearedOptions } from './use-cleared-options.js';

/** What is known of one insulated part. */
export interface InsulationAnswer {
  readonly value: string;
  /** As typed; for windows this is the U value. */
  readonly rcValue?: string | undefined;
  readonly installationYear?: string | undefined;
}

/** A part of the house that can be insulated, with the figure that it is rated by. */
export interface InsulationOption<Value extends string = string> extends Choice<Value> {
  /** Which figure this part is rated by. */
  figure: InsulationFigure;
}

/** Props of `InsulationChoice`. */
export interface InsulationChoiceProps<Value extends string = string> extends FieldProps {
  /** The parts of a house that can be insulated. */
  options: readonly InsulationOption<Value>[];
  /** 'Geen': has no figures and goes with no other. Stands apart, after 'of'. */
  exclusive: Choice<Value>;
  /** The chosen parts with what is filled in. What a press makes of it is the form's to decide. */
  value: readonly InsulationAnswer[];
  /** The part that was pressed, chosen or not. */
  onPress: (part: Value) => void;
  /** Every text that someone types, for the form to keep what it allows. */
  onFigureChange: (part: Value, text: string) => void;
  /** The year of installation that was picked, in four figures: the other way to say how well a part is insulated. */
  onYearChange: (part: Value, year: string) => void;
  /** The focus left the whole group: the moment for a message. */
  onLeave?: () => void;
  /** The newest year of the lists; given, so that server and browser agree. */
  currentYear: number;
  /** The oldest year of the lists. */
  firstYear: number;
  /** What is wrong, at the part that it is about; `error` is for the question as a whole. */
  problems?: Readonly<Record<string, InsulationProblem>>;
  /** The first choice. */
  ref?: Ref<HTMLInputElement>;
}

/** Which parts of a house are insulated, and for each how well or since when. */
export function InsulationChoice<Value extends string>({
  label,
  name,
  id: givenId,
  required,
  help,
  error,
  labelSize,
  options,
  exclusive,
  value,
  onPress,
  onFigureChange,
  onYearChange,
  onLeave,
  currentYear,
  firstYear,
  problems = {},
  ref,
}: InsulationChoiceProps<Value>) {
  const texts = useTexts(fieldsTexts);
  const ownId = useId();
  const id = givenId ?? ownId;
  const { announcement, pressing } = useClearedOptions(
    [...options, exclusive],
    value.map((part) => part.value),
  );

  const cardOf = (option: Choice<Value>, answer: InsulationAnswer | undefined, open: boolean, first: boolean) => (
    <ChoiceCard
      ref={first ? ref : undefined}
      type="checkbox"
      name={name}
      option={option}
      checked={answer !== undefined}
      invalid={Boolean(error ?? problems[option.value])}
      open={open}
      onPress={() => {
        pressing(option.value);
        onPress(option.value);
      }}
    />
  );
  const answerTo = (option: Choice) => value.find((part) => part.value === option.value);

  return (
    <FieldGroup id={id} label={label} required={required} help={help} error={error} labelSize={labelSize}>
      <div className={cards.cards} onBlur={onGroupBlur(onLeave)}>
        {options.map((option, index) => {
          const answer = answerTo(option);
          return (
            <div key={option.value} data-option={option.value}>
              {cardOf(option, answer, answer !== undefined, index === 0)}
              {answer && (
                <InsulationPanel
                  label={option.label}
                  name={`${name}.${option.value}`}
                  figure={option.figure}
                  rcValue={answer.rcValue}
                  installationYear={answer.installationYear}
                  currentYear={currentYear}
                  firstYear={firstYear}
                  problem={problems[option.value]}
                  onFigureChange={(text) => onFigureChange(option.value, text)}
                  onYearChange={(year) => onYearChange(option.value, year)}
                />
              )}
            </div>
          );
        })}
        <span className={cards.or}>{texts.or}</span>
        {cardOf(exclusive, answerTo(exclusive), false, options.length === 0)}
      </div>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </FieldGroup>
  );
}
