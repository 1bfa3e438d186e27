/** The two messages of every field that has none of its own (spec 3 §5). */
export const messages = { missing: 'Vereist', malformed: 'Niet valide' } as const;
