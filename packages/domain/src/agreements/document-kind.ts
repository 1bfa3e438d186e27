/** What a document of an order is. A `plan` can be signed; a `confirmation` is made when that is done. */
export const documentKinds = ['plan', 'invoice', 'confirmation', 'other'] as const;
/** One of `documentKinds`. */
export type DocumentKind = (typeof documentKinds)[number];
