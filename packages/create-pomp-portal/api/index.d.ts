interface Choices {
    readonly brand: string;
    readonly color?: string | undefined;
    readonly language: 'nl' | 'en';
    readonly router: 'next' | 'vite';
    readonly api: string;
}
declare class NoChoice extends Error {
    readonly name = "NoChoice";
}
declare function portalFiles(choices: Choices): ReadonlyMap<string, string>;
export { NoChoice, portalFiles };
export type { Choices };
