import type { Fields } from './define-section.js';
import type { FieldKind } from './kinds/any-field.js';
import type { SectionState } from './questionnaire.js';

/** How long an answer takes, in seconds, for someone who has to look it up now and then. */
const secondsFor: Record<FieldKind, number> = {
  text: 20,
  password: 20,
  wholeNumber: 30,
  decimal: 30,
  year: 10,
  choice: 10,
  multiChoice: 15,
  insulation: 60,
  files: 60,
  checkbox: 5,
};

/** What of a questionnaire its rest is estimated from. */
export interface SectionToDo {
  readonly section: { readonly fields: Fields };
  readonly state: SectionState;
}

/** About how many minutes it takes to answer what is still asked; 0 once nothing is. Questions that an answer to come opens aren't in it. */
export function minutesLeft(sections: readonly SectionToDo[]): number {
  const seconds = sections.flatMap(({ section, state }) =>
    Object.entries(section.fields).map(([name, { kind }]) =>
      state.resolution.fields[name]?.issue === undefined ? 0 : secondsFor[kind as FieldKind],
    ),
  );
  return Math.ceil(seconds.reduce((sum, each) => sum + each, 0) / 60);
}
