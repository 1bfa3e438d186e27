import type { Answers, Fields, RawAnswers, SaidIssue, SaveMode } from '@pomp/domain';

/** What a save hands over: the answers that count, and everything as it was typed. */
export interface Submission<F extends Fields> {
  readonly mode: SaveMode;
  readonly answers: Answers<F>;
  readonly values: RawAnswers;
  /** What counted as saved when they were given: a save that comes too late can say what was changed here. */
  readonly startedFrom: RawAnswers;
}

/** What became of a save. `issues` are the server's findings per field; they show beside the questions. */
export type SaveResult =
  /** `now` is what stands in the form after it, where that is more than what was submitted: answers that were given elsewhere meanwhile. */
  | { readonly status: 'saved'; readonly now?: RawAnswers }
  | { readonly status: 'failed'; readonly message: string; readonly issues?: readonly SaidIssue[] }
  /** It failed as well, but there is nothing to say besides the issues: the form is as it was before, to be sent again. */
  | { readonly status: 'unsaved'; readonly issues?: readonly SaidIssue[] };

/** Where a form is in saving; `message` says why the last save failed, in words for the customer. */
export type FormStatus =
  | { readonly state: 'idle' }
  | { readonly state: 'saving'; readonly mode: SaveMode }
  | { readonly state: 'saved'; readonly mode: SaveMode }
  | { readonly state: 'failed'; readonly message: string };

type Save<F extends Fields> = (submission: Submission<F>) => Promise<SaveResult>;

interface SavingOptions<F extends Fields> {
  readonly save: Save<F>;
  readonly onSaved: (submission: Submission<F>, now: RawAnswers | undefined) => void;
  readonly onIssues: (issues: readonly SaidIssue[]) => void;
  /** The status or the count of refusals is another now. */
  readonly onChange: () => void;
}

/** Where the form is in saving, one save at a time, and what follows from how it went. */
export function createSaving<F extends Fields>({ save: firstSave, onSaved, onIssues, onChange }: SavingOptions<F>) {
  let save = firstSave;
  let status: FormStatus = { state: 'idle' };
  let refusals = 0;

  const enter = (next: FormStatus) => {
    status = next;
    onChange();
  };

  return {
    status: () => status,
    refusals: () => refusals,
    underWay: () => status.state === 'saving',

    saveWith: (next: Save<F>) => {
      save = next;
    },

    /** Something was typed: what was saved isn't all any more. Whoever calls this tells of it. */
    edited: () => {
      if (status.state === 'saved') status = { state: 'idle' };
    },

    startAnew: () => enter({ state: 'idle' }),

    /** A save that isn't sent, because of what was filled in. */
    refuse: () => {
      refusals += 1;
      onChange();
    },

    /** Rejects with what `save` rejects with. */
    run: async (submission: Submission<F>): Promise<SaveResult> => {
      enter({ state: 'saving', mode: submission.mode });
      try {
        const result = await save(submission);
        if (result.status === 'saved') {
          onSaved(submission, result.now);
          status = { state: 'saved', mode: submission.mode };
        } else {
          if (result.issues?.length) {
            onIssues(result.issues);
            refusals += 1;
          }
          status = result.status === 'failed' ? { state: 'failed', message: result.message } : { state: 'idle' };
        }
        return result;
      } catch (error) {
        status = { state: 'idle' };
        throw error;
      } finally {
        onChange();
      }
    },
  };
}
