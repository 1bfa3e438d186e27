import { namedOptions } from '../sections/kinds/options.js';

/** The savings forms' own enumerations (spec 2 §3). They differ on purpose from those of the house, in values and in what is unknown. */
export const industries = [
  'woningcorporatie',
  'installateur',
  'vastgoedbeheerder',
  'vastgoedontwikkelaar',
  'makelaar',
  'overig',
] as const;
/** The value of one of `industries`. */
export type Industry = (typeof industries)[number];

/** What kinds of homes there are. */
export const savingsBuildingTypes = ['appartement', 'tussenwoning', 'hoekwoning', '2onder1kap', 'vrijstaand', 'anders'] as const;
/** The value of one of `savingsBuildingTypes`. */
export type SavingsBuildingType = (typeof savingsBuildingTypes)[number];

/** Of energy labels, from best to worst. */
export const energyClasses = ['A+++++', 'A++++', 'A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
/** A class of the energy label. */
export type EnergyClass = (typeof energyClasses)[number];

/** More count as this many. */
export const mostResidents = 6;

/** In the advanced form. */
export const residents = /* #__PURE__ */ namedOptions(['1', '2', '3', '4', '5', '6']);

export const businessResidents = ['1', '2', '3', '4', '5', '6', '0'] as const;

const most = 25;
/** 1 to 25. */
export const amountsOfBuildings = /* #__PURE__ */ namedOptions(Array.from({ length: most }, (_, index) => `${index + 1}`));
