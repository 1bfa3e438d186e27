/** What a route does with what is at its path. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Where a call is, and what its cache has to know of it. */
export interface Route {
  readonly method: Method;
  readonly path: `/${string}`;
  /** Its answer carries a revision (`ETag`); a save that names the one it started from (`If-Match`) is refused when it is older than what is stored. */
  readonly versioned?: true;
}

/** The start of a call's name, by the method that it goes with. */
interface VerbOf extends Record<Method, string> {
  GET: 'get';
  POST: 'post';
  PUT: 'put';
  DELETE: 'delete';
}
type Named = `${VerbOf[Method]}${string}`;
type MethodOf<Name extends string> = { [M in Method]: Name extends `${VerbOf[M]}${string}` ? M : never }[Method];

/** Routes of calls that are at their own name, and whose name starts with what they do: `getHouse` is `GET …/getHouse`. */
export const routesByName = <const Area extends `/${string}`, const Name extends Named>(area: Area, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, { method: /^[a-z]+/.exec(name)?.[0].toUpperCase(), path: `${area}/${name}` }])) as {
    [N in Name]: { readonly method: MethodOf<N>; readonly path: `${Area}/${N}` };
  };
