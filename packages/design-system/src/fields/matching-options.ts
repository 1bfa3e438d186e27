import type { SelectOption } from './select-option.js';

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The options that have in their label what was typed, whatever its capitals and accents. */
export function matchingOptions<Option extends Pick<SelectOption, 'label'>>(
  options: readonly Option[],
  typed: string,
): readonly Option[] {
  const wanted = folded(typed.trim());
  return wanted === '' ? options : options.filter(({ label }) => folded(label).includes(wanted));
}
