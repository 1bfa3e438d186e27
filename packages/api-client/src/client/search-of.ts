/** The query of an address, '?' included; nothing for what was not given. */
export function searchOf(query: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();
  return search === '' ? '' : `?${search}`;
}
