import type { Figure } from './figure.js';
import { coverageRows, heatingSeason, type SupplyTemperature } from './figures.js';

const lowest = coverageRows[coverageRows.length - 1]!;
/** The least part of the power that the table knows. */
export const leastBeta = lowest.beta;

/** What the last digit of a division may differ by. */
const tolerance = 1e-9;

/** The row of the table that counts: between two rows the lower one, below the last one that one in proportion. */
const rowAt = (beta: number) => coverageRows.find((candidate) => candidate.beta <= beta + tolerance) ?? lowest;

/**
 * The part of the heat that a pump can deliver over a year, 0 to 1: by the table, and never more than its power allows in the hours that a winter has.
 *
 * @param beta the pump's power as a part of what the home needs at −10 °C.
 */
export const coverageAt = (beta: number, supply: SupplyTemperature): number =>
  Math.min((coverageInTable(beta, supply).value / 100) * Math.min(beta / leastBeta, 1), deliverableShare(beta));

export const coverageInTable = (beta: number, supply: SupplyTemperature): Figure => rowAt(beta).coverage[supply];

const { hoursFromColdest, degreesToCover } = heatingSeason;

/** Hours at full power, of a pump that has a part of the power that is needed at the coldest: the colder it is, the more of the need it can't meet. */
const hoursAtFullPower = (beta: number) =>
  hoursFromColdest.reduce((sum, hours, degree) => sum + hours * Math.min(1 - degree / degreesToCover, beta), 0);
const hoursOfNeed = /* #__PURE__ */ hoursAtFullPower(1);

/** The part of a season's heat that a pump delivers which never stops while it can help, 0 to 1. */
export const deliverableShare = (beta: number): number => hoursAtFullPower(Math.min(beta, 1)) / hoursOfNeed;
