/** When homes were built: the value is the last year of the period, `2016` that of all later ones, and `10` stands for not knowing. */
export const savingsBuildingYears = ['1964', '1975', '1983', '1988', '1992', '2005', '2015', '2016', '10'] as const;
export type SavingsBuildingYear = (typeof savingsBuildingYears)[number];
/** A year of building that is one. */
export type KnownBuildingYear = Exclude<SavingsBuildingYear, '10'>;

/** The period of a year of building. */
export const periodOfYear = (year: number): KnownBuildingYear =>
  savingsBuildingYears.find((period): period is KnownBuildingYear => period !== '10' && year <= Number(period)) ?? '2016';
