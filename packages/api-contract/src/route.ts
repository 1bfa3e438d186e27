export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Route {
  readonly method: Method;
  readonly path: `/${string}`;
  /** Its answer carries a revision (`ETag`); a save that names the one it started from (`If-Match`) is refused when it is older than what is stored. */
  readonly versioned?: true;
}
