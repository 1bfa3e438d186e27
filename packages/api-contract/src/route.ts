/** What a route does with what is at its path. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Where a call is, and what its cache has to know of it. */
export interface Route {
  readonly method: Method;
  readonly path: `/${string}`;
  /** Its answer carries a revision (`ETag`); a save that names the one it started from (`If-Match`) is refused when it is older than what is stored. */
  readonly versioned?: true;
}

/** By the start of a call's name, where that is a verb; what begins otherwise is posted. */
type MethodOf<Name extends string> = Name extends `get${string}`
  ? 'GET'
  : Name extends `put${string}`
    ? 'PUT'
    : Name extends `delete${string}`
      ? 'DELETE'
      : 'POST';

/** Routes of calls that are at their own name, which says what they do: `getHouse` is `GET …/getHouse`, and `login` `POST …/login`. */
export const routesByName = <const Area extends `/${string}`, const Name extends string>(area: Area, names: readonly Name[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      { method: (/^(?:get|put|delete)/.exec(name)?.[0] ?? 'post').toUpperCase(), path: `${area}/${name}` },
    ]),
  ) as {
    [N in Name]: { readonly method: MethodOf<N>; readonly path: `${Area}/${N}` };
  };
