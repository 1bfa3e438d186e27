interface Revised {
  readonly part: string;
  readonly section: string;
  readonly revision: number;
}

/** How often each section was saved: `houseInfo.consumption:3;houseInfo.house:1`. Callers give it back as it is. */
export const revisionOf = (sections: readonly Revised[]): string =>
  sections
    .map(({ part, section, revision }) => `${part}.${section}:${revision}`)
    .sort()
    .join(';');

/** How often one section was saved according to a revision; 0 when it wasn't yet, and for a revision that isn't ours. */
export function revisionIn(revision: string, { part, section }: Pick<Revised, 'part' | 'section'>): number {
  const prefix = `${part}.${section}:`;
  const entry = revision.split(';').find((candidate) => candidate.startsWith(prefix));
  return Number(entry?.slice(prefix.length) ?? 0);
}
