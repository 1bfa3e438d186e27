/** A request that was answered. */
export interface Answered {
  /** Of the contract; undefined for what isn't a call. */
  readonly call: string | undefined;
  readonly method: string;
  readonly status: number;
  readonly millis: number;
}

/** A job that ended, for now or for good. */
export interface JobEnd {
  readonly kind: string;
  readonly outcome: 'done' | 'failed' | 'givenUp';
  readonly millis: number;
}

/** Who counts what the server does. Called for each request: it may cost nothing. */
export interface Observer {
  answered(answer: Answered): void;
  jobEnded(end: JobEnd): void;
}

/** Nobody. */
export const nobody: Observer = { answered: () => undefined, jobEnded: () => undefined };
