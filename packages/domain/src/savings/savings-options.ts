import type { Options } from '../sections/kinds/choice.js';

/** The savings forms' own enumerations (spec 2 §3). They differ on purpose from those of the house, in values and in what is unknown. */
export const industries = [
  ['woningcorporatie', 'Woningcorporatie'],
  ['installateur', 'Installateur'],
  ['vastgoedbeheerder', 'Vastgoedbeheerder'],
  ['vastgoedontwikkelaar', 'Vastgoedontwikkelaar'],
  ['makelaar', 'Makelaar'],
  ['overig', 'Overig'],
] as const satisfies Options;
/** The value of one of `industries`. */
export type Industry = (typeof industries)[number][0];

/** What kinds of homes there are. */
export const savingsBuildingTypes = [
  ['appartement', 'Appartement'],
  ['tussenwoning', 'Tussenwoning'],
  ['hoekwoning', 'Hoekwoning'],
  ['2onder1kap', 'Twee-onder-een-kapwoning'],
  ['vrijstaand', 'Vrijstaande woning'],
  ['anders', 'Anders'],
] as const satisfies Options;
/** The value of one of `savingsBuildingTypes`. */
export type SavingsBuildingType = (typeof savingsBuildingTypes)[number][0];

/** When homes were built: the value is the last year of the period, `2016` that of all later ones, and `10` stands for not knowing. */
export const savingsBuildingYears = [
  ['1964', '< 1965'],
  ['1975', '1965-1975'],
  ['1983', '1976-1983'],
  ['1988', '1984-1988'],
  ['1992', '1989-1992'],
  ['2005', '1993-2005'],
  ['2015', '2006-2015'],
  ['2016', '> 2015'],
  ['10', 'Ik weet het niet'],
] as const satisfies Options;
export type SavingsBuildingYear = (typeof savingsBuildingYears)[number][0];
/** A year of building that is one. */
export type KnownBuildingYear = Exclude<SavingsBuildingYear, '10'>;

/** More count as this many. */
export const mostResidents = 6;

/** In the advanced form. */
export const residents = [
  ['1', '1'],
  ['2', '2'],
  ['3', '3'],
  ['4', '4'],
  ['5', '5'],
  ['6', '6'],
] as const satisfies Options;

export const businessResidents = [
  ['1', '1'],
  ['2', '2'],
  ['3', '3'],
  ['4', '4'],
  ['5', '5'],
  ['6', 'Meer dan 5'],
  ['0', 'Ik weet het niet'],
] as const satisfies Options;

const most = 25;
/** 1 to 25. */
export const amountsOfBuildings: Options = Array.from({ length: most }, (_, index) => [`${index + 1}`, `${index + 1}`] as const);
