import type { AnySection, ContextOf } from './define-section.js';
import type { SectionContext } from './field.js';
import { inReadingOrder } from './in-reading-order.js';
import { resolveSection, type RawAnswers, type Resolution } from './resolve-section.js';

type Sections = Readonly<Record<string, AnySection>>;

/** Sections that belong together, saved under one top-level key of the wire. */
export interface Questionnaire<Part extends string, S, Name extends string = keyof S & string> {
  readonly part: Part;
  readonly sections: S;
  /** Three orders that differ on purpose: of the steps, on the overview screen, and of resuming. Each names every section once. */
  readonly order: {
    readonly steps: readonly Name[];
    readonly screen: readonly Name[];
    readonly resume: readonly Name[];
  };
}

/** A stored section: its answers, and whether the customer finished it. */
export interface StoredSection {
  readonly answers: RawAnswers;
  readonly completed: boolean;
}

/** How a section stands. */
export interface SectionState {
  readonly resolution: Resolution;
  /** Finished by the customer, and nothing is missing now: an answer in another section can make a finished one incomplete. */
  readonly done: boolean;
}

/** Puts sections together. Nothing is checked here: `resolveQuestionnaire` throws when one reads another that isn’t there. */
export function defineQuestionnaire<const Part extends string, S extends Sections>(
  questionnaire: Questionnaire<Part, S>,
): Questionnaire<Part, S> {
  return questionnaire;
}

/** Resolves every section, each after those it reads, whatever the order of the steps. */
export function resolveQuestionnaire<S extends Sections>(
  { sections }: { readonly sections: S },
  stored: { readonly [Name in keyof S]?: StoredSection },
  context: ContextOf<S[keyof S]> & SectionContext,
): { readonly [Name in keyof S]: SectionState } {
  // The types of `sections` and `context` guarantee that they fit; the loop can't carry them per section.
  const states = inReadingOrder<SectionState>(sections, (name, section, earlier) => {
    const after = Object.fromEntries(Object.entries(earlier).map(([before, { resolution }]) => [before, resolution.answers]));
    const resolution = resolveSection(section, stored[name]?.answers ?? {}, { after, context });
    return { resolution, done: (stored[name]?.completed ?? false) && resolution.issues.length === 0 };
  });
  return states as { readonly [Name in keyof S]: SectionState };
}

/** Where the customer resumes; undefined when everything is done. */
export function firstIncomplete<Name extends string>(
  { order }: { readonly order: { readonly resume: readonly Name[] } },
  states: { readonly [N in Name]: Pick<SectionState, 'done'> },
): Name | undefined {
  return order.resume.find((name) => !states[name].done);
}

/** Whether anything of a section was ever answered. */
export const isBegun = ({ resolution }: Pick<SectionState, 'resolution'>): boolean => Object.keys(resolution.answers).length > 0;

/**
 * Where the customer begins or goes on; undefined when everything is done. Someone who has answered nothing begins at the first step, so that
 * no step lies behind the start; anyone else resumes.
 */
export function goOnAt<Name extends string>(
  { order }: { readonly order: { readonly steps: readonly Name[]; readonly resume: readonly Name[] } },
  states: { readonly [N in Name]: SectionState },
): Name | undefined {
  return order.steps.some((name) => isBegun(states[name])) ? firstIncomplete({ order }, states) : order.steps[0];
}
