type Codemod = (source: string, path?: string) => string | undefined;
declare const codemods: Readonly<Record<string, Codemod>>;
export { codemods };
export type { Codemod };
