/** What a route does with what is at its path. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Where a call is, and what its cache has to know of it. */
export interface Route {
  readonly method: Method;
  readonly path: `/${string}`;
  /** Its answer carries a revision (`ETag`); a save that names the one it started from (`If-Match`) is refused when it is older than what is stored. */
  readonly versioned?: true;
}
