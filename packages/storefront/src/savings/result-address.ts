import { mostResidents, type SavingsOutcome } from '@pomp/domain';

/** What was filled in for the quick check. */
export interface CheckedAddress {
  readonly zip: string;
  readonly houseNumber: string;
  readonly addition: string;
  /** '' where it wasn't said. */
  readonly people: string;
}

/** What an answer is called in an address (spec 2 §2). */
const resultFigures = ['money', 'gas', 'co2', 'roi', 'monthlySavings', 'anualPercentage'] as const;

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

/** The address of a result for a house, which the page calculates. */
export const addressedAt = (resultPath: string, { zip, houseNumber, addition, people }: CheckedAddress): string =>
  `${resultPath}?${new URLSearchParams({ zipcode: zip, housenumber: houseNumber, addition, ...(people !== '' && { people }) }).toString()}`;

const averageHash = '#gemiddeld';

/** The same for an address that no register has: calculated for an average home, as whoever follows it was told. */
export const averageAt = (resultPath: string, address: CheckedAddress): string => addressedAt(resultPath, address) + averageHash;
export const asksForAverage = (hash: string): boolean => hash === averageHash;

/**
 * Of which house an address asks the result; undefined where it asks none. Only the house is read: anyone can write an amount into an address, so what is shown is
 * calculated anew.
 */
export function readResult(search: string): CheckedAddress | undefined {
  const given = new URLSearchParams(search);
  const text = (name: string) => given.get(name)?.trim() ?? '';
  const [zip, houseNumber, people] = [text('zipcode'), text('housenumber'), text('people')];
  const asked = (zip !== '' && houseNumber !== '') || resultFigures.some((name) => text(name) !== '');
  if (!asked) return undefined;
  return { zip, houseNumber, addition: text('addition'), people: /^[1-9]\d*$/.test(people) ? upToMost(people) : '' };
}

/** The most that are counted stand for more, as wherever residents are asked. */
const upToMost = (people: string) => String(Math.min(Number(people), mostResidents));

/** What an address has whose page the server makes, for visitors without script, who can't calculate. */
const withoutScriptName = 'withoutScript';

/** The address of a result that is read without script. */
export const withoutScriptAddress = (resultAddress: string): string => `${resultAddress}&${withoutScriptName}=1`;

/** Of which house an address asks the result for visitors without script; undefined where it asks none, or is for a script. */
export const readResultWithoutScript = (search: string): CheckedAddress | undefined =>
  new URLSearchParams(search).get(withoutScriptName) === '1' ? readResult(search) : undefined;
