/** The street, number and addition that `houseAddress` made an address of; undefined for what it can't have made. */
export function addressParts(
  address: string,
): { readonly street: string; readonly houseNumber: string; readonly addition: string } | undefined {
  const [, withAddition, number, addition] = /^(.+),(\d+) (.+)$/.exec(address) ?? [];
  if (withAddition !== undefined && number !== undefined && addition !== undefined)
    return { street: withAddition, houseNumber: number, addition };
  const [, street, houseNumber] = /^(.+) (\d+)$/.exec(address) ?? [];
  return street !== undefined && houseNumber !== undefined ? { street, houseNumber, addition: '' } : undefined;
}
