const plain = new Intl.NumberFormat('nl-NL', { useGrouping: false, maximumFractionDigits: 20 });

/** What a field for a number shows: `2450,5`. */
export const numberField = (number: number): string => plain.format(number);

/** The number of `1700`, `1700,5` or `1.700,50`: a dot is for thousands. Undefined for anything else. */
export function readNumber(text: string): number | undefined {
  const [, whole, decimals = '0'] = /^(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d+))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : Number(`${whole.replaceAll('.', '')}.${decimals}`);
}
