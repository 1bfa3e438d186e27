/** Names of packages that are taken into a program, as Node is slow to find their files. */
export const slowToFind: ReadonlySet<string>;
