/** Where an entry of the browser's history keeps whose turn it was; beside what the host's router keeps there. */
const key = 'pompQuestion';

interface Entry {
  readonly question: string;
  /** Whose turn it is one entry back, where that is a turn of the same step. */
  readonly after?: string | undefined;
}

const stateOf = (state: unknown) => (state ?? {}) as Readonly<Record<string, unknown>>;

/** What the entry that the browser is at says; undefined on one that no turn was kept in. */
export const entryInHistory = (): Entry | undefined => stateOf(window.history.state)[key] as Entry | undefined;

const withEntry = (entry: Entry) => ({ ...stateOf(window.history.state), [key]: entry });

/** The entry at hand is about this question from now on. */
export const keepInHistory = (question: string): void =>
  window.history.replaceState(withEntry({ ...entryInHistory(), question }), '');

/** One entry more, after that of the question that was shown. */
export const addToHistory = (question: string, after: string): void => window.history.pushState(withEntry({ question, after }), '');
