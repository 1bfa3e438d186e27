'use client';

import { SelectField, type SelectFieldProps } from './select-field.js';

/** Props of `YearSelect`. */
export interface YearSelectProps extends Omit<SelectFieldProps, 'options' | 'loading' | 'inputMode'> {
  /** The newest year of the list. Given, not read from the clock, so that server and browser show the same list on New Year's Eve. */
  currentYear: number;
  /** The oldest year of the list. */
  firstYear: number;
}

/** A year, newest first: what people remember is more often last year than 1990. Typing figures searches. */
export function YearSelect({ currentYear, firstYear, width = 'short', ...field }: YearSelectProps) {
  const years = Array.from({ length: Math.max(0, currentYear - firstYear + 1) }, (_, age) => String(currentYear - age));
  return <SelectField {...field} width={width} inputMode="numeric" options={years.map((year) => ({ value: year, label: year }))} />;
}
