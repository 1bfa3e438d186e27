import { unknownAnswer } from '../sections/unknown-answer.js';
import type { Issue } from '../sections/resolve-section.js';
import { type KnownBuildingYear, savingsBuildingYears } from './building-periods.js';
import { inputOfFacts, type HomeFacts } from './home-facts.js';
import { withAnswers, type HomeAnswers } from './home-answers.js';
import { impossible, type LimitedFigure } from './limits.js';
import type { OrUnknown, SavingsInput } from './savings-input.js';
import { unknownHome } from './savings-input.js';
import { savingsBuildingTypes, type Industry, type SavingsBuildingType } from './savings-options.js';

/** A number on the wire, even where a form gives it as text, or `o.b.`. */
export type WireFigure = number | string;

/** The quick check: an address, and how many live there. */
export interface QuickSavingsRequest {
  readonly zip: string;
  readonly houseNumber: WireFigure;
  readonly addition?: string | undefined;
  readonly people?: WireFigure | undefined;
  /** What they say of the home itself. */
  readonly home?: HomeAnswers | undefined;
}

/** An address of which more is known. `gasUsage` in m³ a year. */
export interface AdvancedSavingsRequest extends QuickSavingsRequest {
  readonly advanced: true;
  readonly people: WireFigure;
  readonly email: string;
  readonly gasUsage: WireFigure;
}

/** Several homes, of which the figures are averages: `gasUsage` in m³ a year, `buildingSize` in m². */
export interface BusinessSavingsRequest {
  readonly b2b: true;
  readonly people: WireFigure;
  readonly gasUsage: WireFigure;
  readonly email: string;
  readonly industry: Industry;
  readonly amountOfBuildings: WireFigure;
  readonly buildingYear: WireFigure;
  readonly typeOfBuilding: SavingsBuildingType | 'o.b.';
  readonly buildingSize: WireFigure;
}

/** What visitors ask in three forms (spec 2 §7). */
export type SavingsRequest = QuickSavingsRequest | AdvancedSavingsRequest | BusinessSavingsRequest;

/** Requests of which the answer goes by mail. */
export type MailedSavingsRequest = AdvancedSavingsRequest | BusinessSavingsRequest;

/** Whether a request is about several homes. */
export const isBusiness = (request: SavingsRequest): request is BusinessSavingsRequest => 'b2b' in request && request.b2b;
/** Whether the answer goes by mail. */
export const isMailed = (request: SavingsRequest): request is MailedSavingsRequest =>
  isBusiness(request) || ('advanced' in request && request.advanced);

/** How many homes it is about. */
export const buildingsOf = (request: SavingsRequest): number => {
  const amount = isBusiness(request) ? figureOf(request.amountOfBuildings) : 1;
  return amount === unknownAnswer ? 1 : Math.max(amount, 1);
};

/**
 * A request as the model takes it. What isn't asked in a form is unknown, unless registers know it.
 *
 * @param facts of the address that it is about
 */
export function savingsInputOf(request: SavingsRequest, facts?: HomeFacts): SavingsInput {
  const asked = { ...unknownHome, ...(facts && inputOfFacts(facts)), residents: residentsOf(request.people) };
  if (isBusiness(request)) {
    return {
      ...asked,
      gasUse: figureOf(request.gasUsage),
      floorArea: figureOf(request.buildingSize),
      buildingYear: yearOf(request.buildingYear),
      buildingType: savingsBuildingTypes.some((type) => type === request.typeOfBuilding) ? request.typeOfBuilding : unknownAnswer,
    };
  }
  return withAnswers(isMailed(request) ? { ...asked, gasUse: figureOf(request.gasUsage) } : asked, request.home ?? {});
}

/**
 * What of a request no home has.
 * @deprecated It knows two figures. `advancedSavingsForm` and `businessSavingsForm` say of all answers what is refused, as `resolveSection` tells.
 */
export function savingsRequestIssues(request: SavingsRequest): readonly Issue[] {
  if (!isMailed(request)) return [];
  const issue = (field: string, what: LimitedFigure, figure: WireFigure): readonly Issue[] => {
    const value = figureOf(figure);
    const message = value === unknownAnswer ? undefined : impossible(what, value);
    return message ? [{ field, code: 'malformed', message }] : [];
  };
  return [
    ...issue('gasUsage', 'gasUse', request.gasUsage),
    ...(isBusiness(request) ? issue('buildingSize', 'buildingSize', request.buildingSize) : []),
  ];
}

function figureOf(figure: WireFigure | undefined): OrUnknown<number> {
  const value = Number(figure === '' ? undefined : figure);
  return Number.isFinite(value) && value >= 0 ? value : unknownAnswer;
}

/** 0 is how the business form says that it isn't known. */
const residentsOf = (people: WireFigure | undefined): OrUnknown<number> => figureOf(people) || unknownAnswer;

/** 10 is how the business form says that it isn't known. */
const yearOf = (year: WireFigure): OrUnknown<KnownBuildingYear> =>
  savingsBuildingYears.find((value): value is KnownBuildingYear => value === String(year) && value !== '10') ?? unknownAnswer;
