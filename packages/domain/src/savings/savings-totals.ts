/** What all pumps together have saved. kg, m³ and €. */
export interface SavingsTotals {
  readonly co2Saved: number;
  readonly gasSaved: number;
  readonly euroSaved: number;
}

/** The seller's own count up to the start of this site (spec 2 §9); what to show where there is no newer one. */
export const savingsTotalsFallback: SavingsTotals = { co2Saved: 2_501_028, gasSaved: 1_405_862, euroSaved: 1_003_143 };

/**
 * What there is after so much more gas was saved. One method for all of it: the seller counted CO₂ and euros by the m³ of gas, so what comes after is too.
 *
 * @param gas m³
 */
export function savingsTotalsAfter(gas: number): SavingsTotals {
  const { co2Saved, gasSaved, euroSaved } = savingsTotalsFallback;
  return {
    co2Saved: Math.round(co2Saved * (1 + gas / gasSaved)),
    gasSaved: Math.round(gasSaved + gas),
    euroSaved: Math.round(euroSaved * (1 + gas / gasSaved)),
  };
}

/** A value of an answer counts only if it is a number and not zero; else the fallback stands. */
export function savingsTotalsOf(answer: unknown): SavingsTotals {
  const given: Readonly<Record<string, unknown>> = typeof answer === 'object' && answer !== null ? { ...answer } : {};
  const counts = (name: keyof SavingsTotals) => {
    const value = given[name];
    return typeof value === 'number' && Number.isFinite(value) && value !== 0 ? value : savingsTotalsFallback[name];
  };
  return { co2Saved: counts('co2Saved'), gasSaved: counts('gasSaved'), euroSaved: counts('euroSaved') };
}
