import { calculateSavings, systemPricesIn, unknownHome, usualGasUse, type SavingsInput } from '@pomp/domain';
import { edition } from '@pomp/edition/editions/pomp';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { blocksIn } from '../seo/blocks-in';

const text = (path: string) => readFileSync(join(import.meta.dirname, '../../content', path), 'utf8').replaceAll('\u{A0}', ' ');

const calculate = (home: Partial<SavingsInput>) =>
  calculateSavings({ ...unknownHome, ...home }, { prices: systemPricesIn(edition.prices), on: '2026-11-30' });

const languages = [
  { field: 'text', locale: 'nl-NL', to: 'tot', about: 'ongeveer', euro: '€ ' },
  { field: 'text__i18n__en', locale: 'en-GB', to: 'to', about: 'about', euro: '€' },
] as const;
type Language = (typeof languages)[number];

/** The home of which articles say 'in ons rekenvoorbeeld', as the page that they lead to describes it. */
const [example] = z
  .array(
    z.object({
      gas_use: z.coerce.number(),
      floor_area: z.coerce.number(),
      residents: z.coerce.number(),
      insulation: z.literal('moderate'),
    }),
  )
  .parse(blocksIn(JSON.parse(text('hybride-warmtepomp.json')), 'savings_example'));
const { gas_use: gasUse, floor_area: floorArea, residents, insulation } = example!;
const worked = calculate({ gasUse, floorArea, residents, insulation });

interface Range {
  readonly from: number;
  readonly to: number;
}

const rounded = ({ locale }: Language, value: number, step: number) => (Math.round(value / step) * step).toLocaleString(locale);
const rangeIn = (language: Language, { from, to }: Range, unit: string) =>
  `${rounded(language, from, 10)} ${language.to} ${rounded(language, to, 10)} ${unit}`;
const eurosIn = (language: Language, { from, to }: Range, rate: number) =>
  [from, to].map((value) => language.euro + rounded(language, value * rate, 5)).join(` ${language.to} `);

test.each(languages)('what is said of the worked example is what the model says of it: $locale', (language) => {
  const { gasSaved, electricityUsed } = worked.range;
  const gas = rangeIn(language, gasSaved, 'm³');
  const electricity = rangeIn(language, electricityUsed, 'kWh');

  const answers = text('faq.json');
  for (const part of [gas, electricity]) expect(answers).toContain(part);
  for (const [value, unit] of [
    [worked.gasSaved, 'm³'],
    [worked.electricityUsed, 'kWh'],
  ] as const)
    expect(answers).toContain(`${language.about} ${rounded(language, value, 10)} ${unit}`);

  const solar = text('kennisbank/warmtepomp-en-zonnepanelen.json');
  for (const part of [gas, electricity]) expect(solar).toContain(part);

  const tax = text('kennisbank/energiebelasting-2026.json');
  const [gasRate = 0, electricityRate = 0] = Array.from(tax.matchAll(/€ (0,\d{4,5}) per/g), ([, rate = '']) =>
    Number(rate.replace(',', '.')),
  );
  for (const part of [gas, eurosIn(language, gasSaved, gasRate), eurosIn(language, electricityUsed, electricityRate)])
    expect(tax).toContain(part);
});

/** What stands in tables of a text, row by row. */
function rowsIn(node: unknown): string[][] {
  if (Array.isArray(node)) return node.flatMap(rowsIn);
  if (typeof node !== 'object' || node === null) return [];
  const { type, content } = node as { type?: string; content?: unknown };
  return type === 'tableRow' ? [(content as unknown[]).map(saidIn)] : rowsIn(content);
}
function saidIn(node: unknown): string {
  if (Array.isArray(node)) return node.map(saidIn).join('');
  const { text: said = '', content = [] } = node as { text?: string; content?: unknown };
  return said + saidIn(content);
}
const secondCells = (path: string, { field }: Language) =>
  blocksIn(JSON.parse(text(path)), 'text_section').flatMap((block) =>
    rowsIn((block as Record<string, unknown>)[field]).map(([, second = '']) => second),
  );

test.each(languages)('the article about SCOPs has those of hybrids: $locale', (language) => {
  const scops = (['high', '50', 'low'] as const).map((supply) => calculate({ supply }).flows.scop.toLocaleString(language.locale));
  expect(secondCells('kennisbank/wat-is-een-scop.json', language).slice(1)).toEqual(scops);
  const [, middle, low] = scops;
  const floors = text('kennisbank/vloerisolatie-en-bodemisolatie.json');
  for (const scop of [middle, low]) expect(floors).toContain(` ${scop} `);
  expect(text('kennisbank/energiebelasting-2026.json')).toContain(` ${middle}: `);
});

test.each(languages)('what homes of a kind use is what the model takes them to use: $locale', (language) => {
  const uses = (['tussenwoning', 'hoekwoning', '2onder1kap', 'appartement'] as const).map(
    (buildingType) => `${usualGasUse({ ...unknownHome, buildingType }).toLocaleString(language.locale)} m³`,
  );
  expect(secondCells('kennisbank/zakelijk-meerdere-woningen.json', language).slice(1, 5)).toEqual(uses);
  expect(text('kennisbank/kennisbank-open.json')).toContain(` ${uses[0]} `);
});
