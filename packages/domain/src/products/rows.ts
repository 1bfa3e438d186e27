/** The rows of a table that are like this, in their order. */
export type RowsWith<Rows extends readonly unknown[], Like> = Rows extends readonly [infer First, ...infer Rest]
  ? [...(First extends Like ? [First] : []), ...RowsWith<Rest, Like>]
  : [];

/** The rows of a table that aren't like this, in their order. */
export type RowsWithout<Rows extends readonly unknown[], Like> = Rows extends readonly [infer First, ...infer Rest]
  ? [...(First extends Like ? [] : [First]), ...RowsWithout<Rest, Like>]
  : [];

/** What the rows have under a key: a tuple as exact as they are, which is what an enumeration on the wire is made of. */
export type ColumnOf<Rows extends readonly unknown[], Key extends string> = {
  readonly [Index in keyof Rows]: Rows[Index] extends Readonly<Record<Key, infer Value>> ? Value : never;
};
