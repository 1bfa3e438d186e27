import type { Answers, Fields, RawAnswers, Resolution, Section, SectionContext } from '@pomp/domain';
import { createSnapshots, type FieldState, type FormState } from './form-snapshots.js';
import { createSaving, type SaveResult, type Submission } from './saving.js';
import { createResolution, type Scope } from './section-resolution.js';
import { createMessages } from './shown-messages.js';
import { withBlanks } from './blanks.js';
import { isSameAnswer } from './is-same-answer.js';

/** What a form of a section needs: the section, its stored answers, what its rules may read, and how it is saved. */
export interface SectionFormOptions<F extends Fields, After, Context extends SectionContext> {
  readonly section: Section<string, F, After, Context>;
  /** Stored answers, or what the device kept of typed ones. */
  readonly values: RawAnswers;
  readonly scope: Scope<After, Context>;
  readonly save: (submission: Submission<F>) => Promise<SaveResult>;
}

/** A form as React parts see it. */
export interface SectionForm<F extends Fields = Fields> {
  readonly section: { readonly name: string; readonly fields: F };
  readonly context: () => SectionContext;
  readonly subscribe: (listener: () => void) => () => void;
  readonly field: (name: string) => FieldState;
  readonly state: () => FormState;
  readonly resolution: () => Resolution<F>;
  readonly change: (name: string, value: unknown) => void;
  readonly leave: (name: string) => Promise<void>;
  readonly toggleUnknown: (name: string) => void;
  readonly submit: () => Promise<SaveResult | undefined>;
  readonly saveDraft: () => Promise<SaveResult | undefined>;
  /** What counts as saved: what the answers on the screen started from. */
  readonly saved: () => RawAnswers;
  /** What a draft would save now, for whoever saves it without anyone having pressed. */
  readonly draft: () => Submission<F>;
  /** What was submitted is saved; what was typed since isn't. @param now what is saved by that, where it is more than what was submitted. */
  readonly countAsSaved: (submitted: RawAnswers, now?: RawAnswers) => void;
  /** Other answers in place of what is on the screen. @param typed what stands there of that and isn't saved yet; without it nothing. */
  readonly replace: (stored: RawAnswers, typed?: RawAnswers) => void;
  /** Says at once what is wrong with the answers to these fields, as after a try to save. */
  readonly judge: (names: readonly string[]) => void;
  /** Why an answer isn't there yet: stands in for the message about it, until it is `undefined` again. */
  readonly explain: (name: string, why: string | undefined) => void;
}

/** What `useSectionForm` besides needs to keep a form in step with its screen. */
export interface AdoptingSectionForm<F extends Fields, After, Context extends SectionContext> extends SectionForm<F> {
  readonly adopt: (stored: RawAnswers) => void;
  readonly rescope: (next: Pick<SectionFormOptions<F, After, Context>, 'scope' | 'save'>) => void;
}

/** What was typed, and where it is kept: in memory, or in the page itself. */
export interface TypedAnswers {
  readonly values: () => RawAnswers;
  /** What counts as saved. */
  readonly saved: () => RawAnswers;
  readonly dirty: () => boolean;
  readonly type: (name: string, value: unknown) => void;
  readonly leave: (name: string) => Promise<void>;
  /** A press on 'Ik weet het niet'. */
  readonly toggleUnknown: (name: string) => void;
  /** The answers that count beside what is typed; undefined when something is wrong with them. */
  readonly accepted: () => Promise<{ readonly answers: RawAnswers; readonly values: RawAnswers } | undefined>;
  /** What was typed stays, hidden answers too; what was typed since the save began is unsaved. @param now what was saved by it besides. */
  readonly countAsSaved: (submitted: RawAnswers, now?: RawAnswers) => void;
  /** Other answers in place of what was typed. @param typed what of them isn't saved. */
  readonly replace: (other: RawAnswers, typed?: RawAnswers) => void;
  /** Newer stored answers, field by field: what is typed and not saved yet is never overwritten. @param isSilent whether they say nothing of a field: a hidden one has no stored answer. */
  readonly adopt: (newer: RawAnswers, isSilent: (name: string) => boolean) => void;
}

/** Tells of what is typed. */
export type OnTyped = (typed: {
  /** The field that changed; undefined: several at once. */
  readonly name: string | undefined;
  /** It was left, and holds what it held. */
  readonly left: boolean;
}) => void;

/** What `TypedAnswers` are made with. */
export interface Keeping {
  /** What counts as saved at the start, blanks included. */
  readonly stored: RawAnswers;
  /** What the section makes of what is typed, once `onChange` was told of it. */
  readonly resolution: () => Pick<Resolution, 'issues' | 'answers' | 'fields'>;
  /** Whether two answers to a question come to the same. */
  readonly same: (name: string, one: unknown, other: unknown) => boolean;
  readonly onChange: OnTyped;
}

/**
 * A section as a form, without React: what is typed, what the section makes of it, what is said about it and how it is saved each
 * keep their own state; here they are told of one another, and after each change everyone who subscribed is.
 */
export function createFormOn<F extends Fields, After, Context extends SectionContext>(
  { section, values, scope, save }: SectionFormOptions<F, After, Context>,
  createTyped: (keeping: Keeping) => TypedAnswers,
): AdoptingSectionForm<F, After, Context> {
  const { fields } = section;
  const stored = withBlanks(fields, values);
  const resolution = createResolution(section, scope, stored);
  const messages = createMessages(fields);
  /** Stored answers that came during a save. One that succeeds says itself what is stored. */
  let newest: RawAnswers | undefined;
  const snapshots = createSnapshots(fields);

  const typed = createTyped({
    stored,
    resolution: resolution.now,
    same: (name, one, other) => isSameAnswer(fields[name]!, one, other, resolution.context()),
    onChange: ({ name, left }) => {
      resolution.resolve(typed.values());
      if (!left) messages.changed(name, resolution.now());
      if (typed.dirty()) saving.edited();
      publish();
    },
  });
  const saving = createSaving<F>({
    save,
    onSaved: (submission, now) => {
      newest = undefined;
      typed.countAsSaved(submission.values, now && withBlanks(fields, now));
    },
    onIssues: (issues) => messages.refused(issues, resolution.now()),
    onChange: () => publish(),
  });

  const publish = () =>
    snapshots.publish({
      values: typed.values(),
      dirty: typed.dirty(),
      resolution: resolution.now(),
      messageOf: messages.shown,
      questionOf: (name) => messages.question(name, resolution.now()),
      status: saving.status(),
      refusals: saving.refusals(),
    });
  publish();
  /** Between a press and its save: the answers are looked at. */
  let looking = false;
  const draft = (): Submission<F> => ({
    mode: 'draft',
    answers: resolution.now().answers,
    values: typed.values(),
    startedFrom: typed.saved(),
  });

  const adopt = (newer: RawAnswers) => {
    if (saving.underWay()) {
      newest = newer;
      return;
    }
    const sides = [resolution.now(), resolution.of(newer)];
    const isHidden = (name: string) => sides.some((side) => side.fields[name]!.presence === 'hidden');
    typed.adopt(withBlanks(fields, newer), (name) => newer[name] === undefined && isHidden(name));
  };
  const run = (submission: Submission<F>) =>
    saving.run(submission).finally(() => {
      if (newest) adopt(newest);
      newest = undefined;
    });

  return {
    section,
    context: resolution.context,
    subscribe: snapshots.subscribe,
    field: snapshots.field,
    state: snapshots.form,
    resolution: resolution.now,

    change: (name: string, value: unknown) => typed.type(name, value),

    leave: async (name: string) => {
      await typed.leave(name);
      messages.left(name, resolution.now());
      publish();
    },

    toggleUnknown: (name: string) => {
      typed.toggleUnknown(name);
      messages.settle(name, resolution.now());
      publish();
    },

    /** A final save: refused here when something is missing or malformed, else handed to `save`. */
    submit: async () => {
      // Presses that come at once are one.
      if (looking || saving.underWay()) return undefined;
      looking = true;
      messages.submitted(resolution.now());
      const accepted = await typed.accepted().finally(() => (looking = false));
      if (accepted) return run({ ...draft(), mode: 'final', answers: accepted.answers as Answers<F>, values: accepted.values });
      saving.refuse();
      return undefined;
    },

    /** A back or home save: never refused, malformed text is left out. */
    saveDraft: async () => {
      if (looking || saving.underWay()) return undefined;
      return run(draft());
    },

    saved: typed.saved,
    draft,
    countAsSaved: (submitted: RawAnswers, now?: RawAnswers) => {
      typed.countAsSaved(submitted, now && withBlanks(fields, now));
      // Why an earlier save failed is over.
      if (saving.status().state === 'failed') saving.startAnew();
    },

    replace: (other: RawAnswers, unsaved: RawAnswers = other) => {
      if (saving.underWay()) return;
      typed.replace(withBlanks(fields, other), withBlanks(fields, unsaved));
      saving.startAnew();
    },

    judge: (names: readonly string[]) => {
      messages.judged(names, resolution.now());
      publish();
    },

    explain: (name: string, why: string | undefined) => {
      if (messages.explain(name, why)) publish();
    },

    adopt,

    rescope: (next) => {
      saving.saveWith(next.save);
      if (!resolution.rescope(next.scope, typed.values())) return;
      messages.changed(undefined, resolution.now());
      publish();
    },
  };
}
