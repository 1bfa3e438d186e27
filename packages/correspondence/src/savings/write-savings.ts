import {
  buildingsOf,
  calculateSavings,
  calendarDate,
  costOverYears,
  formatLongDate,
  isBusiness,
  outcomeKind,
  savingsFigures,
  savingsInputOf,
  savingsSubject,
  showEuroRange,
  showEuros,
  showPaybackRange,
  showPaybackTime,
  showQuantity,
  showRange,
  systemPricesIn,
  yearsToCompare,
  type Estimate,
  type HomeFacts,
  type MailedSavingsRequest,
  type Range,
  type SavingsResult,
} from '@pomp/domain';
import type { Language } from '@pomp/language';
import { numberPages } from '../pdf/number-pages.js';
import { bytesOf, createPdf, sheet } from '../pdf/pdf-document.js';
import { PdfWriter } from '../pdf/pdf-writer.js';
import type { PdfLook } from '../pdf/write-answers.js';
import { chartHeight, chartInWords, drawCostChart } from './cost-chart.js';
import { savingsTexts } from './texts.js';

/** What the report of somebody's savings is written from. */
export interface SavingsPdf {
  readonly request: MailedSavingsRequest;
  /** What registers knew of the home. */
  readonly facts?: HomeFacts | undefined;
  readonly calculatedOn: Date;
}

const what = { x: 0, width: sheet.width * 0.5 - 12 };
const value = { x: sheet.width * 0.5, width: sheet.width * 0.5 };
/** For words of a few letters, and beside them an amount with its range on one line. */
const briefly = { what: { x: 0, width: 72 }, value: { x: 84, width: sheet.width - 84 } };

/** The detailed calculation, wherever the fonts come from: a browser has no files. */
export async function writeSavings(
  { request, facts, calculatedOn }: SavingsPdf,
  { fonts, ...voice }: PdfLook,
): Promise<Uint8Array> {
  const { edition, language } = voice;
  const said = language.texts(savingsTexts);
  const { title, costs, pdf: texts } = said;
  const input = savingsInputOf(request, facts);
  const context = { prices: systemPricesIn(edition.prices), on: calendarDate(calculatedOn) };
  const result = calculateSavings(input, context);
  const allElectric = calculateSavings({ ...input, system: 'allElectric' }, context);
  const about = savingsSubject(request, language);
  const pdf = createPdf({
    voice,
    fonts,
    title: said.titleAbout({ about }),
    subject: texts.subject({ seller: edition.brand.name }),
    madeOn: calculatedOn,
  });
  const page = new PdfWriter(pdf, voice);
  const { color } = edition.brand.theme;
  const plain = { font: 'text', size: 11, color: color.ink } as const;
  const quiet = { font: 'text', size: 11, color: color.inkMuted } as const;
  const strong = { font: 'strong', size: 11, color: color.ink } as const;
  const rows = (
    pairs: readonly (readonly [string, string])[],
    style: typeof plain | typeof strong = plain,
    columns = { what, value },
  ) =>
    page.list(
      pairs.map(([label, text]) => ({
        cells: [
          { tag: 'Lbl', text: label, style: quiet, ...columns.what },
          { tag: 'LBody', text, style, ...columns.value },
        ],
      })),
    );
  const part = (heading: string, intro?: string) => {
    page.space(24);
    page.heading('H2', heading);
    if (intro) {
      page.text('P', intro, plain, { leads: true });
      page.space(6);
    }
  };

  page.letterhead();
  page.heading('H1', title);
  page.text('P', about, { ...strong, size: 13 });
  page.space(4);
  page.text('P', texts.intro({ date: formatLongDate(calculatedOn, language) }), quiet);

  const business = isBusiness(request);
  part(texts.fit);
  rows(
    [
      [texts.fitHybrid, texts.fitVerdict({ verdict: result.fit.title, todo: result.fit.todo })],
      [texts.fitAllElectric, texts.fitVerdict({ verdict: allElectric.fit.title, todo: allElectric.fit.todo })],
    ],
    strong,
  );
  page.space(6);
  for (const { text } of result.fit.points) page.text('P', language.say(text), quiet);

  part(business ? texts.yearPerHome : texts.year);
  rows(outcomesOf(result, language, business), strong);
  const homes = buildingsOf(request);
  const { range } = result;
  const inRange = (quantity: string, itsRange: string) => said.outcomes.inRange({ quantity, range: itsRange });
  if (homes > 1) {
    part(texts.yearOfAll({ count: homes }));
    rows(
      [
        [texts.saving, inRange(showEuros(result.euroSaved * homes, language), showEuroRange(of(homes, range.euroSaved), language))],
        [
          texts.gas,
          inRange(
            showQuantity({ value: result.gasSaved * homes, unit: 'm³' }, language),
            showRange(of(homes, range.gasSaved), language),
          ),
        ],
        [
          texts.co2,
          inRange(
            showQuantity({ value: result.co2Saved * homes, unit: 'kg' }, language),
            showRange(of(homes, range.co2Saved), language),
          ),
        ],
      ],
      strong,
    );
  }

  part(business ? texts.yearAllElectricPerHome : texts.yearAllElectric);
  rows(outcomesOf(allElectric, language, business), strong);

  if (result.netMetering) {
    part(language.say(result.netMetering.title));
    for (const point of result.netMetering.points) page.text('P', language.say(point), plain);
  }

  const years = costOverYears(result, allElectric);
  const paidFor = ({ value: amount, ...between }: Estimate) =>
    inRange(showEuros(amount, language), showRange(between, language, showEuros));
  part(costs.title({ years: yearsToCompare }), homes > 1 ? costs.introPerHome : costs.intro);
  page.figure({ alt: chartInWords(years, language), size: chartHeight, width: sheet.width }, (left, top) =>
    drawCostChart(pdf, voice, years, [left, top]),
  );
  page.space(10);
  rows(
    years
      .filter(({ year }) => year > 0 && year % 5 === 0)
      .map(({ year, ...paid }) => [
        costs.after({ year }),
        costs.three({
          now: paidFor(paid.now),
          hybrid: paidFor(paid.hybrid),
          allElectric: paidFor(paid.allElectric),
        }),
      ]),
    plain,
    briefly,
  );

  part(texts.assumptions, texts.assumptionsIntro);
  rows(
    result.assumptions.map(({ label, value: assumed, why }) => [language.say(label), texts.assumption({ value: assumed, why })]),
  );

  part(texts.steps);
  rows(
    result.steps.map(({ title: step, formula, terms, outcome }) => [
      `${language.say(step)}\n${language.say(formula)}`,
      [
        ...terms.map((term) => texts.term({ label: term.label, quantity: showQuantity(term, language) })),
        texts.outcome({ label: outcome.label, quantity: showQuantity(outcome, language) }),
      ].join('\n'),
    ]),
  );

  part(texts.figures);
  rows(
    savingsFigures({ ...result, ...(business && { subsidy: undefined }) }).map(({ label, figure }) => [
      texts.term({ label, quantity: showQuantity(figure, language) }),
      texts.source({ basis: figure.basis, source: figure.source ?? edition.brand.name, date: figure.date }),
    ]),
  );

  page.end();
  numberPages(pdf, voice, title);
  return bytesOf(pdf);
}

/** Of so many homes together: alike as they are, they are off alike too. */
const of = (homes: number, { from, to }: Range): Range => ({ from: from * homes, to: to * homes });

function outcomesOf(
  { euroSaved, gasSaved, co2Saved, electricityUsed, monthlySavings, price, roi, range, subsidy }: SavingsResult,
  language: Language,
  business: boolean,
): readonly (readonly [string, string])[] {
  const texts = language.texts(savingsTexts).outcomes;
  const kind = outcomeKind(euroSaved);
  const euros = (value: number, of: Parameters<typeof showEuroRange>[0]) =>
    texts.inRange({ quantity: showEuros(Math.round(Math.abs(value)), language), range: showEuroRange(of, language) });
  const quantity = (value: number, unit: 'm³' | 'kWh' | 'kg', of: Parameters<typeof showRange>[0]) =>
    texts.inRange({ quantity: showQuantity({ value: Math.round(value), unit }, language), range: showRange(of, language) });
  const more = co2Saved < 0;
  return [
    [texts.price, showEuros(price, language)],
    [{ saves: texts.saved, even: texts.even, costs: texts.costs }[kind], euros(euroSaved, range.euroSaved)],
    [texts.monthly, euros(monthlySavings, range.monthlySavings)],
    [texts.lessGas, quantity(gasSaved, 'm³', range.gasSaved)],
    [texts.moreElectricity, quantity(electricityUsed, 'kWh', range.electricityUsed)],
    [
      more ? texts.moreCo2 : texts.lessCo2,
      quantity(Math.abs(co2Saved), 'kg', more ? { from: -range.co2Saved.to, to: -range.co2Saved.from } : range.co2Saved),
    ],
    [
      texts.payback,
      roi === null || range.roi === null
        ? texts.noPayback
        : texts.inRange({ quantity: showPaybackTime(roi, language), range: showPaybackRange(range.roi, language) }),
    ],
    // For home owners only.
    ...(business
      ? []
      : ([
          [texts.subsidy({ year: String(subsidy.year) }), texts.subsidyOf({ amount: showEuros(subsidy.amount, language) })],
        ] as const)),
  ];
}
