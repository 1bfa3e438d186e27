/** Which steps a narrow screen shows: the current one and its neighbours, three at most, with how many are left out on either side. */
export function visibleSteps(
  count: number,
  current: number,
  most = 3,
): { from: number; to: number; before: number; after: number } {
  const shown = Math.min(most, count);
  const from = Math.max(0, Math.min(current - Math.floor(shown / 2), count - shown));
  const to = from + shown;
  return { from, to, before: from, after: count - to };
}
