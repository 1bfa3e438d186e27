/** An anchor as an id and in an address, however an editor typed it; undefined for an empty one. */
export const anchorName = (typed: string | null | undefined): string | undefined =>
  typed?.trim().replace(/^#/, '').replaceAll(/\s+/g, '-') || undefined;
