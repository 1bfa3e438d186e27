/**
 * Packages that are taken into a program: Node 24 reads a package's manifest again for each of its files, and drizzle-orm's takes 180 kB.
 * To find it was two fifths of what a start of the backend cost.
 */
export const slowToFind = new Set(['drizzle-orm']);
