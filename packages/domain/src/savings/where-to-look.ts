import type { CalendarDate } from '../dates/calendar-date.js';
import { isOutdated, type FigureOrigin } from './figure.js';
import { origins, type OriginName } from './origins.js';

/** Where an operator finds the newest of each, and what to change then. */
const whereToLook: Readonly<Record<OriginName, string>> = {
  hoomdossier: 'the calculation tables of Woningdossier (hoomdossier.nl); figures.ts',
  isso: 'ISSO publication 82 (isso.nl); co2Bases in figures.ts',
  pbl: 'PBL, Klimaat- en Energieverkenning (pbl.nl); otherPrices in figures.ts',
  cbs: 'CBS table 85140NED (opendata.cbs.nl), what the register adapter reads; its newest year',
  cbs2021: 'CBS table 81528NED by dwelling type (opendata.cbs.nl); gasByDwelling in figures.ts',
  cbs2022: 'CBS table 81528NED by dwelling type (opendata.cbs.nl); gasByDwelling in figures.ts',
  tariffs: 'CBS table 85592NED, newest month with VAT (opendata.cbs.nl); a row in tariffTable',
  tax2026: 'Belastingdienst, tarieven energiebelasting; a row in energyTaxTable',
  tax2027: 'Belastingplan 2027 as adopted (belastingdienst.nl); `proposed` and amounts in energyTaxTable',
  field:
    'RVO and Netbeheer Nederland on hybrid heat pumps in use (Installatiemonitor, demonstration projects); fieldFigures and scops',
  season: 'EN 14825, bin hours of the average climate; heatingSeason',
  netMetering: 'Rijksoverheid and ACM on the end of net metering (acm.nl); leastFeedIn in figures.ts, net-metering.ts',
  isde2026: 'RVO, ISDE for home owners (rvo.nl): amounts of the year and the list of reporting codes; a row in subsidyTable',
  warmtefonds: 'Nationaal Warmtefonds, conditions (warmtefonds.nl); a row in loanTable',
  noise: 'the rule on noise of outdoor units at homes, Bbl art. 4.107 (infomil.nl, wetten.overheid.nl); noiseLimits in noise.ts',
  seller: 'the seller: power and price of the pump, loan, and what is assumed of a home; figures.ts and price-list.ts',
};

/** What may no longer hold, and where to look it up. */
export interface OutdatedOrigin extends FigureOrigin {
  readonly name: OriginName;
  readonly where: string;
}

/** The origins of figures that someone should have looked at again by a day, longest ago first. */
export const outdatedOrigins = (on: CalendarDate): readonly OutdatedOrigin[] =>
  (Object.entries(origins) as [OriginName, FigureOrigin][])
    .filter(([, origin]) => isOutdated(origin, on))
    .map(([name, origin]) => ({ name, ...origin, where: whereToLook[name] }))
    .toSorted((one, other) => one.lookAgain.localeCompare(other.lookAgain));
