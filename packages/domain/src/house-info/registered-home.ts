import { periodOfYear } from '../savings/building-periods.js';
import type { HomeFact, HomeFacts } from '../savings/home-facts.js';
import { asksAgain, questionableUse } from '../savings/limits.js';
import { sectionsIn } from '../sections/define-section.js';
import type { SectionContext } from '../sections/field.js';
import type { Question } from '../sections/question.js';
import { unknownAnswer } from '../sections/unknown-answer.js';
import { houseDoubts as texts } from './house-doubts.js';

/** What registers know of one home, to ask again where an answer is far from it. Any of it can be missing: then nothing is asked by it. */
export interface RegisteredHome {
  readonly buildingYear?: number | undefined;
  /** m² */
  readonly floorArea?: number | undefined;
  /** m³ a year, of such homes; else of those with its postcode. */
  readonly usualGas?: number | undefined;
  /** kWh a year, of the same. */
  readonly usualElectricity?: number | undefined;
}

/** What the rules about a house may read. */
export interface HouseInfoContext extends SectionContext {
  readonly home?: RegisteredHome | undefined;
}

/** `defineSection` for what is asked about a house. */
export const defineHouseSection = /* #__PURE__ */ sectionsIn<HouseInfoContext>();

interface Asking {
  readonly context: HouseInfoContext;
}

/** What to compare answers with; nothing where registers couldn't be asked. */
export function registeredHome(facts: HomeFacts | undefined): RegisteredHome {
  if (!facts) return {};
  const { buildingYear, floorArea, gasOfSuchHomes, gasOfNeighbours, electricityOfSuchHomes, electricityOfNeighbours } = facts;
  return {
    buildingYear: valueOf(buildingYear),
    floorArea: valueOf(floorArea),
    usualGas: valueOf(gasOfSuchHomes) ?? valueOf(gasOfNeighbours),
    usualElectricity: valueOf(electricityOfSuchHomes) ?? valueOf(electricityOfNeighbours),
  };
}

const valueOf = (fact: HomeFact<number> | undefined) => (fact?.state === 'known' ? fact.value : undefined);

/** What a home uses in a year is asked again by what such a home uses. */
export const asksUse =
  (what: 'gasUse' | 'electricityUse') =>
  (answer: string, { context: { home } }: Asking): Question | undefined =>
    answer === unknownAnswer
      ? undefined
      : questionableUse(what, Number(answer), what === 'gasUse' ? home?.usualGas : home?.usualElectricity);

/** What is so many times as large as the register has it, or as small, was measured otherwise or mistyped. */
const otherSize = 1.6;

/** A size is asked again by the one of the register. */
export function asksSize(answer: string, { context: { home } }: Asking): Question | undefined {
  const registered = home?.floorArea;
  const size = Number(answer);
  if (answer === unknownAnswer || registered === undefined || (size < registered * otherSize && size > registered / otherSize))
    return asksAgain('buildingSize')(answer);
  return { message: texts.message('size', { size, registered }), meant: String(Math.round(registered)) };
}

/** A period of building is asked again where the register has a year in another one. */
export function asksPeriod(answer: string, { context: { home } }: Asking): Question | undefined {
  const built = home?.buildingYear;
  if (answer === unknownAnswer || built === undefined || periodOfYear(built) === answer) return undefined;
  return { message: texts.message('period', { built: String(built) }) };
}

/** A year from before the home was there is asked again. */
export function asksYear(answer: string, { context: { home } }: Asking): Question | undefined {
  const built = home?.buildingYear;
  if (answer === unknownAnswer || built === undefined || Number(answer) >= built) return undefined;
  return { message: texts.message('year', { built: String(built), year: answer }) };
}
