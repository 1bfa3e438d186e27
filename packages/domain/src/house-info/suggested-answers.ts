import { houseInfo } from './house-info.js';
import { periodOfYear } from '../savings/building-periods.js';
import type { HomeFact, HomeFacts, HomeRegister } from '../savings/home-facts.js';
import type { HomeAnswers } from '../savings/home-answers.js';

/** Who says it: a register, or the customer when they calculated their savings. */
export const suggestedBy = ['bag', 'epOnline', 'cbs', 'customer'] as const satisfies readonly (HomeRegister | 'customer')[];

/** An answer that the customer can take over: it is theirs once they save it. */
export interface SuggestedAnswer {
  readonly section: keyof typeof houseInfo.sections;
  readonly field: string;
  /** As a form of the section holds it. */
  readonly answer: string | readonly string[];
  readonly by: (typeof suggestedBy)[number];
  /** The day of it, or the year. */
  readonly date: string;
}

/** What is known of a house before anyone answered a question about it. */
export interface KnownOfHouse {
  /** Undefined where registers couldn't be asked. */
  readonly facts: HomeFacts | undefined;
  /** What the customer said when calculating, and the day of the reservation that came of it. */
  readonly said?: { readonly answers: HomeAnswers; readonly on: string } | undefined;
}

/**
 * What is known already of the questions about a house, so that nothing is asked twice. What the customer said counts for more than what registers say; an average
 * of other homes is no answer.
 */
export function suggestedAnswers({ facts, said }: KnownOfHouse): readonly SuggestedAnswer[] {
  const { buildingYear, floorArea, buildingType, residents, gasUse, supply, boiler } = said?.answers ?? {};
  const own = <Value>(value: Value | undefined, say: (value: Value) => Answer | undefined): Known | undefined =>
    value === undefined ? undefined : { answer: say(value), by: 'customer', date: said?.on ?? '' };
  const known: readonly (readonly [SuggestedAnswer['section'], string, Known | undefined])[] = [
    ['house', 'buildingYear', own(buildingYear, periodOfYear) ?? registered(facts?.buildingYear, periodOfYear)],
    ['house', 'buildingSize', own(floorArea, whole) ?? registered(facts?.floorArea, whole)],
    ['house', 'typeOfBuilding', own(buildingType, houseType) ?? registered(facts?.buildingType, houseType)],
    ['house', 'people', own(residents, (count) => (count > 5 ? 'more then 5' : String(count)))],
    ['consumption', 'gasConsumption', own(gasUse, whole)],
    ['heating', 'heatReleaseSystem', own(supply, (water) => [water === 'low' ? 'vloerverwarming' : 'radiatoren'])],
    // Warm with less is warm with that; of radiators that must be hot nobody knows it yet.
    ['heating', 'supplyTemperature60C', own(supply, (water) => (water === '50' ? 'ja' : undefined))],
    ['heating', 'heatGenerationSystem', own(boiler, () => ['gasketel'])],
    ['energylabel', 'energylabel', registered(facts?.energyClass, (label) => labels.find((option) => option === label))],
  ];
  return known.flatMap(([section, field, from]) => {
    const { answer } = from ?? {};
    return from === undefined || answer === undefined ? [] : [{ ...from, section, field, answer }];
  });
}

type Answer = SuggestedAnswer['answer'];
type Known = Pick<SuggestedAnswer, 'by' | 'date'> & { readonly answer: Answer | undefined };

const registered = <Value>(fact: HomeFact<Value> | undefined, say: (value: Value) => Answer | undefined): Known | undefined =>
  fact?.state === 'known' ? { answer: say(fact.value), by: fact.source, date: fact.date } : undefined;

const labels = houseInfo.sections.energylabel.fields.energylabel.options;
const whole = (value: number) => String(Math.round(value));
/** 'anders' is called otherwise there. */
const houseType = (type: string) => (type === 'anders' ? 'overig' : type);
