'use client';

import {
  figureOf,
  messages,
  sayOption,
  toggleInsulation,
  typeDecimal,
  yearOf,
  type InsulationField,
  type InsulationItem,
  type SectionContext,
  type Worded,
} from '@pomp/domain';
import type { Language } from '@pomp/language';
import { InsulationChoice, type InsulationProblem } from '@pomp/design-system';
import type { ControlOf } from './control.js';
import { choicesOf, frameOf } from './frame-of.js';

const isText = (value: unknown) => value === undefined || typeof value === 'string';

function isItem(raw: unknown): raw is InsulationItem {
  if (typeof raw !== 'object' || raw === null || !('value' in raw) || typeof raw.value !== 'string') return false;
  return isText('rcValue' in raw ? raw.rcValue : undefined) && isText('installationYear' in raw ? raw.installationYear : undefined);
}

const itemsOf = (value: unknown): readonly InsulationItem[] => (Array.isArray(value) ? value.filter(isItem) : []);

interface Asked {
  readonly field: InsulationField & Worded;
  readonly context: SectionContext;
  readonly language: Language;
}

/** What the field's own rule has against one part. */
function problemWith(item: InsulationItem, { field, context, language }: Asked): InsulationProblem | undefined {
  const reading = field.read([item], context);
  if (reading.state === 'malformed') return { at: 'figure', message: language.say(field.messages.malformed ?? messages.malformed) };
  return reading.state === 'answered' && reading.lacks !== undefined
    ? { at: 'part', message: language.say(reading.lacks) }
    : undefined;
}

/** The message on show, at the parts that it is about. A message about none of them is about the question. */
function problemsOf(items: readonly InsulationItem[], asked: Asked, shown: string | undefined) {
  const found = items.flatMap((item) => {
    const problem = problemWith(item, asked);
    return problem?.message === shown && problem ? [[item.value, problem] as const] : [];
  });
  return { problems: Object.fromEntries(found), error: found.length > 0 ? undefined : shown };
}

export const InsulationControl: ControlOf<'insulation'> = (props) => {
  const { field, language, context, value, onChange, onLeave, message } = props;
  const items = itemsOf(value);
  const edit = (part: string, change: Partial<InsulationItem>) =>
    onChange(items.map((item) => (item.value === part ? { ...item, ...change } : item)));

  return (
    <InsulationChoice
      {...frameOf(props)}
      {...problemsOf(items, props, message)}
      options={choicesOf(props)
        .filter(({ value: option }) => option !== field.exclusive)
        .map((choice) => ({ ...choice, figure: figureOf(choice.value) }))}
      exclusive={{ value: field.exclusive, label: sayOption(field, field.exclusive, language) }}
      value={items}
      currentYear={yearOf(context.today)}
      firstYear={field.downTo}
      onPress={(part) => onChange(toggleInsulation(items, part, field.exclusive))}
      onFigureChange={(part, text) => edit(part, { rcValue: typeDecimal(text) })}
      onYearChange={(part, installationYear) => edit(part, { installationYear })}
      onLeave={onLeave}
    />
  );
};
