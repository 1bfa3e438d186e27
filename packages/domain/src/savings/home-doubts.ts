import { unknownAnswer } from '../sections/unknown-answer.js';
import { otherUsualGas, type EstimatedHome } from './estimate-home.js';
import type { Figure } from './figure.js';
import {
  areaSpread,
  boilers,
  cookingFigures,
  gasSpread,
  heatLoad,
  insulationLevels,
  residentsSpread,
  scops,
  tapWater,
  type Boiler,
  type Insulation,
} from './figures.js';
import type { SavingsInput } from './savings-input.js';

/** Something of a home that isn't sure. */
export interface HomeDoubt {
  /** The home as it is just as possible. */
  readonly others: readonly EstimatedHome[];
  /** Constants that say so. */
  readonly figures: readonly Figure[];
}

/**
 * What isn't sure of a home: next year's weather, and whatever nobody who lives there said. What a register says is less sure than what they do, and what nobody says
 * the least. What is possible of what is known better is possible of what isn't, too: saying more of a home never adds a doubt, so it never makes a range wider.
 */
export function doubtsOfHome(input: SavingsInput, home: EstimatedHome): readonly HomeDoubt[] {
  const doubts = [
    gasIn(home, gasSpread.weather.value, [gasSpread.weather]),
    ...(input.gasUse === unknownAnswer ? doubtsOfGas(input, home) : []),
    residentsOf(input, home),
    floorAreaOf(home),
    insulationOf(input, home),
    supplyOf(home),
    boilerOf(input, home),
    cookingOf(input, home),
  ];
  return doubts.filter(({ others }) => others.length > 0);
}

/** With so much less and more gas, in percents. */
const gasIn = (home: EstimatedHome, spread: number, figures: readonly Figure[]): HomeDoubt => ({
  others: [-spread, spread].map((percents) => ({ ...home, gasUse: home.gasUse * (1 + percents / 100) })),
  figures,
});

const nothing: HomeDoubt = { others: [], figures: [] };

/** Of the gas that such a home uses. How far homes of one kind are apart has the weather in it, and how they are insulated: each counts once. */
function doubtsOfGas(input: SavingsInput, home: EstimatedHome): readonly HomeDoubt[] {
  const { homes, weather, insulation } = gasSpread;
  const people = Math.sqrt(homes.value ** 2 - weather.value ** 2 - insulation.value ** 2);
  const { uses, figures } = otherUsualGas(input);
  return [
    gasIn(home, people, [homes]),
    home.saidBy.insulation === 'own' ? nothing : gasIn(home, insulation.value, [insulation]),
    { others: uses.map((gasUse) => ({ ...home, gasUse })), figures },
  ];
}

/** Of the same gas, more people spend more on hot water. */
function residentsOf({ residents }: SavingsInput, home: EstimatedHome): HomeDoubt {
  if (residents !== unknownAnswer) return nothing;
  const { least, most } = residentsSpread;
  return {
    others: [least, most].map(({ value }) => ({ ...home, residents: value })),
    figures: [least, most].flatMap((figure) => [figure, tapWater[figure.value - 1]!]),
  };
}

function floorAreaOf(home: EstimatedHome): HomeDoubt {
  const { register, least, most } = areaSpread;
  const { floorArea, saidBy } = home;
  if (saidBy.floorArea === 'own') return nothing;
  const near = [1 - register.value / 100, 1 + register.value / 100].map((times) => floorArea * times);
  const isRegistered = saidBy.floorArea === 'register';
  return {
    others: [...near, ...(isRegistered ? [] : [least.value, most.value])].map((area) => ({ ...home, floorArea: area })),
    figures: isRegistered ? [register] : [register, least, most],
  };
}

/** A label and a year of building say it loosely: a step better or worse is as possible. Without those any is. */
function insulationOf({ buildingYear }: SavingsInput, home: EstimatedHome): HomeDoubt {
  const { insulation, saidBy } = home;
  if (saidBy.insulation === 'own') return nothing;
  const isAny = saidBy.insulation === 'nobody' && buildingYear === unknownAnswer;
  const taken = insulationLevels.indexOf(insulation);
  const others = insulationLevels.filter((level, index) => level !== insulation && (isAny || Math.abs(index - taken) === 1));
  return {
    others: others.map((other: Insulation) => ({ ...home, insulation: other })),
    figures: others.map((other) => heatLoad[other]),
  };
}

function supplyOf(home: EstimatedHome): HomeDoubt {
  if (home.saidBy.supply === 'own') return nothing;
  const others = (['high', '50', 'low'] as const).filter((supply) => supply !== home.supply);
  return {
    others: others.map((supply) => ({ ...home, supply })),
    figures: others.map((supply) => scops[home.system][supply]),
  };
}

/** The oldest that is still there in numbers: all others are between it and the one that is taken. */
const oldest: Boiler = 'VR';

const boilerOf = ({ boiler }: SavingsInput, home: EstimatedHome): HomeDoubt =>
  boiler === unknownAnswer
    ? { others: [{ ...home, boiler: oldest }], figures: [boilers[oldest].heating, boilers[oldest].tap] }
    : nothing;

const cookingOf = ({ cooking }: SavingsInput, home: EstimatedHome): HomeDoubt =>
  cooking === unknownAnswer ? { others: [{ ...home, cooksOnGas: false }], figures: [cookingFigures.gas] } : nothing;
