/** The field that people don't see, and only programs fill in: of `VisitorProof`. */
export const trapName = 'reference';
