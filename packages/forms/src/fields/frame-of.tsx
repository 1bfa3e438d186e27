import { Link, Text } from '@pomp/design-system';
import { sayOption, unknownAnswer, type FieldOfKind } from '@pomp/domain';
import type { ReactNode } from 'react';
import type { ControlProps } from './control.js';

/** What every control passes on to its design-system field. */
export function frameOf({ field, language, id, name, required, message, note }: ControlProps) {
  const said = language.sayIfAny(field.help);
  const help = said && withLinks(said);
  return { id, name, label: language.say(field.label), help: note ? withNote(help, note) : help, required, error: message };
}

const site = /((?:[a-z-]+\.)+nl)\b/;

/** Helps as they were rendered: the same element isn't rendered again with each key press. */
const linked = new Map<string, ReactNode>();

/** A site that a help names is one press away, and leaves the form where it is. */
function withLinks(help: string): ReactNode {
  if (!linked.has(help)) {
    const parts = help.split(site).map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        <Link key={part} href={`https://${part}`} newTab>
          {part}
        </Link>
      ),
    );
    linked.set(help, parts.length === 1 ? help : parts);
  }
  return linked.get(help);
}

const withNote = (help: ReactNode, note: string) => (
  <>
    {help}
    <Text weight="strong">{note}</Text>
  </>
);

/** What can be chosen, as the page calls it. */
export const choicesOf = ({ field, language }: ControlProps<FieldOfKind<'choice' | 'multiChoice' | 'insulation'>>) =>
  field.options.map((value) => ({
    value,
    label: sayOption(field, value, language),
    ...('optionLang' in field && { lang: field.optionLang?.(value) }),
  }));

/** The value of a field whose answer is one string. */
export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The value of a field whose answer is several strings. */
export const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** The 'Ik weet het niet' toggle, for fields that allow it. */
export function unknownOf({ field, value, onToggleUnknown }: ControlProps) {
  return field.unknown ? { pressed: value === unknownAnswer, onPressedChange: onToggleUnknown } : undefined;
}
