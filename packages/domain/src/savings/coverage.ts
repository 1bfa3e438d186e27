import type { Figure } from './figure.js';
import { coverageRows, type SupplyTemperature } from './figures.js';

const lowest = coverageRows[coverageRows.length - 1]!;

/** What the last digit of a division may differ by. */
const tolerance = 1e-9;

/** The row of the table that counts: between two rows the lower one, below the last one that one in proportion. */
const rowAt = (beta: number) => coverageRows.find((candidate) => candidate.beta <= beta + tolerance) ?? lowest;

/**
 * The part of the heat that a pump delivers over a year, 0 to 1.
 *
 * @param beta the pump's power as a part of what the home needs at −10 °C.
 */
export const coverageAt = (beta: number, supply: SupplyTemperature): number =>
  (coverageInTable(beta, supply).value / 100) * Math.min(beta / lowest.beta, 1);

export const coverageInTable = (beta: number, supply: SupplyTemperature): Figure => rowAt(beta).coverage[supply];
