import { splitHouseNumber, type Fields, type RawAnswers } from '@pomp/domain';
import { tidied } from '@pomp/forms/native';
import { billingNames } from '../reservation/billing-names.js';

/** What the forms that are posted call a house number and its addition. */
const numbers = [{ houseNumber: 'houseNumber', addition: 'addition' }, billingNames] as const;

/** What was typed, as its fields tidy it where script runs when they are left: `1.400 m³` as `1400`, and `12A` as a number with its addition. */
export function tidyTyped(typed: RawAnswers, fields: Fields, locale: string): RawAnswers {
  const tidy: Record<string, unknown> = { ...typed };
  for (const [name, field] of Object.entries(fields)) {
    const value = tidy[name];
    if (typeof value === 'string') tidy[name] = tidied(field, value, locale);
  }
  for (const { houseNumber, addition } of numbers) {
    const parts = fields[addition] && splitHouseNumber(String(tidy[houseNumber] ?? ''));
    if (!parts || tidy[addition]) continue;
    tidy[houseNumber] = parts.houseNumber;
    tidy[addition] = parts.addition;
  }
  return tidy;
}
