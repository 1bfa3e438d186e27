import type { SavingsOutcome } from '@pomp/domain';

/** What was filled in for the quick check. */
export interface CheckedAddress {
  readonly zip: string;
  readonly houseNumber: string;
  readonly addition: string;
  /** '' where it wasn't said. */
  readonly people: string;
}

/** What the result page shows: of an address, and what came of it. */
export type ShownResult = CheckedAddress & SavingsOutcome;

/** The address of an answer on the page `resultPath`, with the names of spec 2 §2. No `roi` where nothing is saved. */
export function resultAddress(
  resultPath: string,
  { zip, houseNumber, addition, people }: CheckedAddress,
  answer: SavingsOutcome,
): string {
  const search = new URLSearchParams({
    zipcode: zip,
    housenumber: houseNumber,
    addition,
    ...(people !== '' && { people }),
    money: String(answer.euroSaved),
    gas: String(answer.gasSaved),
    co2: String(answer.co2Saved),
    roi: answer.roi === null ? '' : String(answer.roi),
    monthlySavings: String(answer.monthlySavings),
    anualPercentage: String(answer.anualPercentage),
  });
  return `${resultPath}?${search.toString()}`;
}

/** The result in an address; undefined when it lacks a figure, or has one that is none: anyone can write an address. */
export function readResult(search: string): ShownResult | undefined {
  const given = new URLSearchParams(search);
  const figure = (name: string): number | undefined => {
    const text = given.get(name);
    const value = Number(text);
    return text !== null && text.trim() !== '' && Number.isFinite(value) ? value : undefined;
  };
  const [euroSaved, gasSaved, co2Saved, monthlySavings, anualPercentage] = [
    'money',
    'gas',
    'co2',
    'monthlySavings',
    'anualPercentage',
  ].map(figure);
  if (
    euroSaved === undefined ||
    gasSaved === undefined ||
    co2Saved === undefined ||
    monthlySavings === undefined ||
    anualPercentage === undefined
  )
    return undefined;
  const people = given.get('people') ?? '';
  return {
    zip: given.get('zipcode') ?? '',
    houseNumber: given.get('housenumber') ?? '',
    addition: given.get('addition') ?? '',
    people: /^[1-9]\d?$/.test(people) ? people : '',
    euroSaved,
    gasSaved,
    co2Saved,
    roi: figure('roi') ?? null,
    monthlySavings,
    anualPercentage,
  };
}
