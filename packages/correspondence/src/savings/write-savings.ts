import {
  buildingsOf,
  calculateSavings,
  costOverYears,
  formatLongDate,
  isBusiness,
  pumpPriceIn,
  savingsFigures,
  savingsInputOf,
  savingsSubject,
  showEuros,
  showPaybackTime,
  showQuantity,
  showRange,
  yearsToCompare,
  type MailedSavingsRequest,
  type SavingsResult,
} from '@pomp/domain';
import type { Said } from '@pomp/language';
import { bytesOf, createPdf, numberPages, sheet } from '../pdf/pdf-document.js';
import { PdfWriter } from '../pdf/pdf-writer.js';
import type { PdfLook } from '../pdf/write-answers.js';
import { chartHeight, chartInWords, drawCostChart } from './cost-chart.js';
import type { nl } from './texts.nl.js';
import { savingsTexts } from './texts.js';

export interface SavingsPdf {
  readonly request: MailedSavingsRequest;
  readonly calculatedOn: Date;
}

const what = { x: 0, width: sheet.width * 0.5 - 12 };
const value = { x: sheet.width * 0.5, width: sheet.width * 0.5 };

/** The detailed calculation, wherever the fonts come from: a browser has no files. */
export async function writeSavings({ request, calculatedOn }: SavingsPdf, { fonts, ...voice }: PdfLook): Promise<Uint8Array> {
  const { edition, language } = voice;
  const said = language.texts(savingsTexts);
  const { title, costs, pdf: texts } = said;
  const result = calculateSavings(savingsInputOf(request), pumpPriceIn(edition.prices));
  const about = savingsSubject(request);
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
  const rows = (pairs: readonly (readonly [string, string])[], style: typeof plain | typeof strong = plain) =>
    page.list(
      pairs.map(([label, text]) => ({
        cells: [
          { tag: 'Lbl', text: label, style: quiet, ...what },
          { tag: 'LBody', text, style, ...value },
        ],
      })),
    );
  const part = (heading: string, intro?: string, follows?: number) => {
    page.space(24);
    page.heading('H2', heading, follows);
    if (intro) {
      page.text('P', intro, plain);
      page.space(6);
    }
  };

  page.letterhead();
  page.heading('H1', title);
  page.text('P', about, { ...strong, size: 13 });
  page.space(4);
  page.text('P', texts.intro({ date: formatLongDate(calculatedOn, language) }), quiet);

  part(isBusiness(request) ? texts.yearPerHome : texts.year);
  rows(outcomesOf(result, said.outcomes), strong);
  const homes = buildingsOf(request);
  if (homes > 1) {
    part(texts.yearOfAll({ count: homes }));
    rows(
      [
        [texts.saving, showEuros(result.euroSaved * homes)],
        [texts.gas, showQuantity({ value: result.gasSaved * homes, unit: 'm³' })],
        [texts.co2, showQuantity({ value: result.co2Saved * homes, unit: 'kg' })],
      ],
      strong,
    );
  }

  const years = costOverYears(result);
  part(costs.title({ years: yearsToCompare }), homes > 1 ? costs.introPerHome : costs.intro, chartHeight + 60);
  page.figure({ alt: chartInWords(years, language), size: chartHeight, width: sheet.width }, (left, top) =>
    drawCostChart(pdf, voice, years, [left, top]),
  );
  page.space(10);
  rows(
    years
      .filter(({ year }) => year > 0 && year % 5 === 0)
      .map(({ year, now, withPump }) => [
        costs.after({ year }),
        costs.both({ now: showEuros(now), withPump: showEuros(withPump) }),
      ]),
  );

  part(texts.assumptions, texts.assumptionsIntro);
  rows(result.assumptions.map(({ label, value: assumed, why }) => [label, texts.assumption({ value: assumed, why })]));

  part(texts.steps);
  rows(
    result.steps.map(({ title: step, formula, terms, outcome }) => [
      `${step}\n${formula}`,
      [
        ...terms.map((term) => texts.term({ label: term.label, quantity: showQuantity(term) })),
        texts.outcome({ label: outcome.label, quantity: showQuantity(outcome) }),
      ].join('\n'),
    ]),
  );

  part(texts.figures);
  rows(
    savingsFigures(result).map(({ label, figure }) => [
      texts.term({ label, quantity: showQuantity(figure) }),
      texts.source({ basis: figure.basis, source: figure.source ?? edition.brand.name, date: figure.date }),
    ]),
  );

  page.end();
  numberPages(pdf, voice, title);
  return bytesOf(pdf);
}

function outcomesOf(
  { euroSaved, gasSaved, co2Saved, electricityUsed, roi, range, subsidy }: SavingsResult,
  texts: Said<(typeof nl)['outcomes']>,
): readonly (readonly [string, string])[] {
  return [
    [
      euroSaved > 0 ? texts.saved : texts.costs,
      texts.inRange({ quantity: showEuros(Math.abs(euroSaved)), range: showRange(range.euroSaved, showEuros) }),
    ],
    [texts.lessGas, texts.inRange({ quantity: showQuantity({ value: gasSaved, unit: 'm³' }), range: showRange(range.gasSaved) })],
    [
      texts.moreElectricity,
      texts.inRange({ quantity: showQuantity({ value: electricityUsed, unit: 'kWh' }), range: showRange(range.electricityUsed) }),
    ],
    [
      co2Saved >= 0 ? texts.lessCo2 : texts.moreCo2,
      texts.inRange({ quantity: showQuantity({ value: Math.abs(co2Saved), unit: 'kg' }), range: showRange(range.co2Saved) }),
    ],
    [texts.payback, roi === null ? texts.noPayback : showPaybackTime(roi)],
    [texts.subsidy, texts.subsidyOf({ amount: showEuros(subsidy.amount) })],
  ];
}
