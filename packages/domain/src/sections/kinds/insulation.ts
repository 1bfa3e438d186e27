import type { Field, FieldOptions, SectionContext } from '../field.js';
import { answered, empty, malformed, type Reading } from '../reading.js';
import { sectionsTexts } from '../texts.js';
import { toggleOption } from './choice.js';
import { readDecimal, showDecimal } from './number.js';
import type { Options } from './options.js';
import { isYearOf } from './year.js';

/** One insulated part of the house. `rcValue` is an RC value in m²K/W, for windows a U value in W/m²K, with a decimal point. */
export interface InsulationItem<Value extends string = string> {
  readonly value: Value;
  readonly rcValue?: string;
  readonly installationYear?: string;
}

/** Which parts of a house are insulated, and how well or since when. */
export interface InsulationField<Value extends string = string> extends Field<'insulation', readonly InsulationItem<Value>[]> {
  readonly options: readonly string[];
  readonly optionLabel: undefined;
  /** The option without figures that can't go with others ('geen'). */
  readonly exclusive: string;
  readonly downTo: number;
}

interface InsulationOptions<O extends Options> extends FieldOptions<readonly InsulationItem<O[number]>[]> {
  readonly options: O;
  readonly exclusive: O[number];
  /** The last installation year of the list. */
  readonly downTo: number;
}

const lacksFigures = /* #__PURE__ */ sectionsTexts.message('insulation.lacksFigures');

/** Neither the best roof nor the worst window has more than a tenth of this: it leaves room for a forgotten comma, which is asked about. */
const mostFigure = 100;

/** Windows are rated by what they let through, the rest by what it keeps in. */
export const figureOf = (option: string): 'rc' | 'u' => (option === 'raam' ? 'u' : 'rc');

/** A question about insulated parts. A part without a value or a year is kept in a draft, and missing in a final save. */
export function insulation<const O extends Options>({
  options,
  exclusive,
  downTo,
  ...rules
}: InsulationOptions<O>): InsulationField<O[number]> & { readonly options: O } {
  type Item = InsulationItem<O[number]>;
  const isOption = (value: unknown): value is O[number] => options.some((option) => option === value);

  const readItem = (raw: unknown, context: SectionContext): Item | undefined => {
    if (typeof raw !== 'object' || raw === null || !('value' in raw) || !isOption(raw.value)) return undefined;
    if (raw.value === exclusive) return { value: raw.value };
    const typed = { rcValue: figure(raw, 'rcValue'), installationYear: figure(raw, 'installationYear') };
    if (typed.rcValue === null || typed.installationYear === null) return undefined;
    const rcValue = typed.rcValue === '' ? undefined : readDecimal(typed.rcValue);
    if (typed.rcValue !== '' && (rcValue === undefined || Number(rcValue) > mostFigure)) return undefined;
    if (typed.installationYear !== '' && !isYearOf({ downTo }, context, typed.installationYear)) return undefined;
    return {
      value: raw.value,
      ...(rcValue !== undefined && { rcValue }),
      ...(typed.installationYear !== '' && { installationYear: typed.installationYear }),
    };
  };

  return {
    kind: 'insulation',
    wire: 'insulation',
    unknown: false,
    ...rules,
    options,
    optionLabel: undefined,
    exclusive,
    downTo,
    read: (raw, context): Reading<readonly Item[]> => {
      if (raw === undefined || raw === null) return empty;
      if (!Array.isArray(raw)) return malformed;
      if (raw.length === 0) return empty;
      const items = raw.map((item: unknown) => readItem(item, context));
      if (!items.every((item) => item !== undefined)) return malformed;
      const values = items.map(({ value }) => value);
      if (new Set(values).size < values.length || (values.length > 1 && values.includes(exclusive))) return malformed;
      const lacking = items.some(
        (item) => item.value !== exclusive && item.rcValue === undefined && item.installationYear === undefined,
      );
      return answered(items, lacking ? lacksFigures : undefined);
    },
    show: (items, language, sayOption) =>
      items
        .map(({ value, rcValue, installationYear }) => {
          const figures = [
            rcValue && `${language.say(sectionsTexts.message(`insulation.${figureOf(value)}`))} ${showDecimal(rcValue, language)}`,
            installationYear,
          ].filter(Boolean);
          return [sayOption(value), ...(figures.length > 0 ? [`(${figures.join(', ')})`] : [])].join(' ');
        })
        .join(', '),
  };
}

/** The typed text of a figure, '' when there is none, null when it is no text at all. */
function figure(item: object, name: 'rcValue' | 'installationYear'): string | null {
  const raw: unknown = name in item ? (item as Record<typeof name, unknown>)[name] : undefined;
  if (raw === undefined || raw === null) return '';
  return typeof raw === 'string' ? raw.trim() : null;
}

/** A press on an insulation option; figures of the options that stay chosen stay. */
export function toggleInsulation<Value extends string>(
  items: readonly InsulationItem<Value>[],
  option: Value,
  exclusive: string,
): readonly InsulationItem<Value>[] {
  const chosen = toggleOption(
    items.map(({ value }) => value),
    option,
    exclusive,
  );
  return chosen.map((value) => items.find((item) => item.value === value) ?? { value });
}
