/** Everything that this package says, in Dutch, by the names of its texts. */
export const words = {} as const;
