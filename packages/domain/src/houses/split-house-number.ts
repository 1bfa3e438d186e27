/** A house number with its addition typed behind it: `12A`, `12 bis`, `12-1`, `12 1`. Undefined where there is nothing to take apart. */
export function splitHouseNumber(text: string): { readonly houseNumber: string; readonly addition: string } | undefined {
  const [, houseNumber, word, figures] =
    /^([1-9]\d*)(?:\s*[-/]?\s*([a-z][^,]*)|(?:\s*[-/]\s*|\s+)(\d\w*))$/i.exec(text.trim()) ?? [];
  const addition = word ?? figures;
  return houseNumber === undefined || addition === undefined ? undefined : { houseNumber, addition };
}
