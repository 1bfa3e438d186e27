import { formatCents, formatDecimal, noiseAt } from '@pomp/domain';
import type { Language } from '@pomp/language';
import { factRows } from './fact-rows.js';
import { isExample, type ProductFacts } from './product-facts.js';
import { productTexts } from './texts.js';

/** One of the few facts that people ask first. */
export interface Highlight {
  readonly name: 'price' | 'power' | 'sound_power' | 'contents' | 'size' | 'warranty';
  readonly label: string;
  readonly value: string;
  readonly note: string | undefined;
  /** The language of the note, where that isn't the page's. */
  readonly noteLang: string | undefined;
  readonly example: boolean;
}

/** Where neighbours often are, in metres. */
const distance = 4;
/** As many as stand in a row. */
const most = 4;

/** At most four of what is known: a machine that stands outside is heard, one inside takes room. */
export function highlightsOf(facts: ProductFacts, language: Language): readonly Highlight[] {
  const { highlights: texts } = language.texts(productTexts);
  const { price, sound_power: soundPower } = facts;
  const known = new Map(factRows(facts, language).map((row) => [row.name, row]));
  const all: readonly (Highlight | undefined | false | '' | 0)[] = [
    price && {
      name: 'price',
      label: texts.price,
      value: formatCents(Math.round(price * 100), language),
      note: texts.once,
      noteLang: undefined,
      example: isExample(facts, 'price'),
    },
    ...(['power', 'contents'] as const).map((name) => fromRow(name)),
    soundPower && {
      name: 'sound_power',
      label: texts.sound({ distance }),
      value: texts.decibels({
        level: formatDecimal(Math.round(noiseAt({ soundPower, reflection: 'ground' }, distance)), language),
      }),
      note: texts.loudest,
      noteLang: undefined,
      example: isExample(facts, 'sound_power'),
    },
    !soundPower && fromRow('size'),
    fromRow('warranty'),
  ];
  return all.filter((highlight) => Boolean(highlight)).slice(0, most) as Highlight[];

  function fromRow(name: 'power' | 'contents' | 'size' | 'warranty'): Highlight | undefined {
    const row = known.get(name);
    return row && { ...row, name, noteLang: name === 'warranty' ? facts.lang : undefined };
  }
}
