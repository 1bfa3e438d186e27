import { formatDecimal } from '@pomp/domain';
import type { Language } from '@pomp/language';
import { isExample, type ProductFacts } from './product-facts.js';
import type { FactName } from './product-facts.schema.js';
import { productTexts } from './texts.js';

/** One fact of a product, as it is read. */
export interface FactRow {
  readonly name: FactName;
  readonly label: string;
  /** Under which circumstances, where that matters. */
  readonly note: string | undefined;
  readonly value: string;
  /** Nobody confirmed it yet. */
  readonly example: boolean;
}

/** The figures of a product that are filled in, in the order in which people compare them. */
export function factRows(facts: ProductFacts, language: Language): readonly FactRow[] {
  const texts = language.texts(productTexts);
  const number = (value: number) => formatDecimal(value, language);
  const { power, power_in_frost, scop_at_35, scop_at_55, sound_power, refrigerant, refrigerant_charge, weight, contents } = facts;
  const size = measuresOf(facts);
  const values: Partial<Record<FactName, string | 0 | undefined>> = {
    power: power && texts.kilowatts({ power: number(power) }),
    power_in_frost: power_in_frost && texts.kilowatts({ power: number(power_in_frost) }),
    efficiency: scop_at_35 && [scop_at_35, ...(scop_at_55 ? [scop_at_55] : [])].map(number).join(' / '),
    sound_power: sound_power && texts.decibels({ level: number(sound_power) }),
    refrigerant:
      refrigerant && (refrigerant_charge ? texts.charge({ refrigerant, kilograms: number(refrigerant_charge) }) : refrigerant),
    size: size && texts.centimetres({ size: [size.height, size.width, size.depth].map(number).join(' × ') }),
    weight: weight && texts.kilograms({ weight: number(weight) }),
    contents: contents && texts.litres({ litres: number(contents) }),
    electricity: facts.electricity,
    warranty: facts.warranty_years && texts.years({ years: facts.warranty_years }),
  };
  const notes: Partial<Record<FactName, string | undefined>> = {
    power: texts.notes.power,
    power_in_frost: texts.notes.power,
    efficiency: scop_at_55 ? texts.notes.efficiency : texts.notes.power,
    sound_power: texts.notes.soundPower,
    size: texts.notes.size,
    warranty: facts.warranty,
  };
  return shownFacts.flatMap((name) => {
    const value = values[name];
    return value ? [{ name, label: texts.labels[name], note: notes[name], value, example: isExample(facts, name) }] : [];
  });
}

const shownFacts = [
  'power',
  'power_in_frost',
  'efficiency',
  'sound_power',
  'size',
  'weight',
  'contents',
  'electricity',
  'refrigerant',
  'warranty',
] as const satisfies readonly FactName[];

/** In cm; undefined unless all three are known. */
export interface Measures {
  readonly height: number;
  readonly width: number;
  readonly depth: number;
}

export const measuresOf = ({ height, width, depth }: ProductFacts): Measures | undefined =>
  height && width && depth ? { height, width, depth } : undefined;
