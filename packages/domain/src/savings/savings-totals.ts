/** What all pumps together have saved. kg, m³ and €. */
export interface SavingsTotals {
  readonly co2Saved: number;
  readonly gasSaved: number;
  readonly euroSaved: number;
}

/** The seller's own count up to the start of this site (spec 2 §9); what to show where there is no newer one. */
export const savingsTotalsFallback: SavingsTotals = { co2Saved: 2_501_028, gasSaved: 1_405_862, euroSaved: 1_003_143 };

/** A value of an answer counts only if it is a number and not zero; else the fallback stands. */
export function savingsTotalsOf(answer: unknown): SavingsTotals {
  const given: Readonly<Record<string, unknown>> = typeof answer === 'object' && answer !== null ? { ...answer } : {};
  const counts = (name: keyof SavingsTotals) => {
    const value = given[name];
    return typeof value === 'number' && Number.isFinite(value) && value !== 0 ? value : savingsTotalsFallback[name];
  };
  return { co2Saved: counts('co2Saved'), gasSaved: counts('gasSaved'), euroSaved: counts('euroSaved') };
}
