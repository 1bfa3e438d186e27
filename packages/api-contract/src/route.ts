export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Route {
  readonly method: Method;
  readonly path: `/${string}`;
  /** Its answer carries a revision (`ETag`); a save that names the one it started from (`If-Match`) is refused when it is older than what is stored. */
  readonly versioned?: true;
}

/** How long the answer to a read can be shown. */
export type Refresh =
  /** Asked again on focus and reconnect. */
  | 'shared'
  /** Besides, every minute: what the seller changes (spec 3 §9). */
  | 'everyMinute'
  /** Asked once, by an action or by a page that loads, and never again by itself. */
  | 'onDemand';

/**
 * Which answers of a read: those that were asked with these parameters. Each is named as in the read's query, with the name in the
 * query or body of the write that has its value: `{ orderId: 'id' }`. Empty: all of them.
 */
export type ReadParameters = Readonly<Record<string, string>>;
/** Answers of other calls, by the name of the call. */
export type Reads = Readonly<Record<string, ReadParameters>>;

interface CachedRoute extends Route {
  /** What is sent or answered doesn't stay in memory: an account's number, a link that opens without a log-in. */
  readonly confidential?: true;
}

interface ReadRoute extends CachedRoute {
  readonly method: 'GET';
  readonly refresh: Refresh;
  /** Not about one customer: what was answered stays when the session goes. */
  readonly outlivesSession?: true;
}

interface WriteRoute extends CachedRoute {
  readonly method: Exclude<Method, 'GET'>;
  /** Answers that are others after this call: what shows them asks again. */
  readonly stale: Reads;
  /** Also when the call fails: its refusal says that something changed meanwhile. */
  readonly staleOnFailure?: true;
  /** The call is done only when they were asked again, because the next page looks for its outcome in them. */
  readonly awaitsStale?: true;
  /** Its own answer is what these reads would answer now. */
  readonly answers?: Reads;
  /** Answers about what there isn't any more. */
  readonly gone?: Reads;
}

/** A route with what a client's cache has to know of it. */
export type CallRoute = ReadRoute | WriteRoute;
