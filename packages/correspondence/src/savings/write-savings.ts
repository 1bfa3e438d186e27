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
import { bytesOf, createPdf, numberPages, sheet } from '../pdf/pdf-document.js';
import { PdfWriter } from '../pdf/pdf-writer.js';
import type { PdfLook } from '../pdf/write-answers.js';
import { chartHeight, chartInWords, drawCostChart } from './cost-chart.js';

export interface SavingsPdf {
  readonly request: MailedSavingsRequest;
  readonly calculatedOn: Date;
}

const title = 'Wat een warmtepomp je bespaart';
const what = { x: 0, width: sheet.width * 0.5 - 12 };
const value = { x: sheet.width * 0.5, width: sheet.width * 0.5 };

/** The detailed calculation, wherever the fonts come from: a browser has no files. */
export async function writeSavings({ request, calculatedOn }: SavingsPdf, { edition, fonts }: PdfLook): Promise<Uint8Array> {
  const result = calculateSavings(savingsInputOf(request), pumpPriceIn(edition.prices));
  const subject = savingsSubject(request);
  const pdf = createPdf({
    edition,
    fonts,
    title: `${title}: ${subject}`,
    subject: `Berekening van ${edition.brand.name}`,
    madeOn: calculatedOn,
  });
  const page = new PdfWriter(pdf, edition);
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
  page.text('P', subject, { ...strong, size: 13 });
  page.space(4);
  page.text(
    'P',
    `Berekend op ${formatLongDate(calculatedOn, edition)}, met één Pomp AO naast de cv-ketel. Dit is een schatting: wat je echt bespaart, hangt af van je huis, het weer en de prijzen.`,
    quiet,
  );

  part(isBusiness(request) ? 'Per woning in een jaar' : 'In een jaar');
  rows(outcomesOf(result), strong);
  const homes = buildingsOf(request);
  if (homes > 1) {
    part(`Alle ${homes} woningen samen in een jaar`);
    rows(
      [
        ['Besparing', showEuros(result.euroSaved * homes)],
        ['Gas', showQuantity({ value: result.gasSaved * homes, unit: 'm³' })],
        ['CO₂', showQuantity({ value: result.co2Saved * homes, unit: 'kg' })],
      ],
      strong,
    );
  }

  const years = costOverYears(result);
  part(
    `Wat je betaalt in ${yearsToCompare} jaar`,
    `Voor gas en voor de stroom van de pomp samen, met de prijzen van nu en zonder subsidie.${homes > 1 ? ' Per woning.' : ''}`,
    chartHeight + 60,
  );
  page.figure({ alt: chartInWords(years), size: chartHeight, width: sheet.width }, (left, top) =>
    drawCostChart(pdf, edition.brand, years, [left, top]),
  );
  page.space(10);
  rows(
    years
      .filter(({ year }) => year > 0 && year % 5 === 0)
      .map(({ year, now, withPump }) => [`Na ${year} jaar`, `${showEuros(now)} zonder en ${showEuros(withPump)} met warmtepomp`]),
  );

  part('Waar we van uitgaan', 'Wat we niet weten, schatten we.');
  rows(result.assumptions.map((assumption) => [assumption.label, `${assumption.value}. ${assumption.why}`]));

  part('Zo rekenen we het uit');
  rows(
    result.steps.map(({ title: step, formula, terms, outcome }) => [
      `${step}\n${formula}`,
      [...terms.map((term) => `${term.label}: ${showQuantity(term)}`), `= ${outcome.label}: ${showQuantity(outcome)}`].join('\n'),
    ]),
  );

  part('Waar de cijfers vandaan komen');
  rows(
    savingsFigures(result).map(({ label, figure }) => [
      `${label}: ${showQuantity(figure)}`,
      `${figure.basis}. ${figure.source ?? edition.brand.name}, ${figure.date}.`,
    ]),
  );

  page.end();
  numberPages(pdf, edition.brand, title);
  return bytesOf(pdf);
}

function outcomesOf({
  euroSaved,
  gasSaved,
  co2Saved,
  electricityUsed,
  roi,
  range,
  subsidy,
}: SavingsResult): readonly (readonly [string, string])[] {
  return [
    [euroSaved > 0 ? 'Je bespaart' : 'Het kost je', `${showEuros(Math.abs(euroSaved))} (${showRange(range.euroSaved, showEuros)})`],
    ['Minder gas', `${showQuantity({ value: gasSaved, unit: 'm³' })} (${showRange(range.gasSaved)})`],
    ['Meer stroom', `${showQuantity({ value: electricityUsed, unit: 'kWh' })} (${showRange(range.electricityUsed)})`],
    [
      co2Saved >= 0 ? 'Minder CO₂' : 'Meer CO₂',
      `${showQuantity({ value: Math.abs(co2Saved), unit: 'kg' })} (${showRange(range.co2Saved)})`,
    ],
    ['Terugverdiend in', roi === null ? 'Met deze cijfers verdien je de pomp niet terug.' : showPaybackTime(roi)],
    [
      'Subsidie, als indicatie',
      `${showEuros(subsidy.amount)}. Wat je krijgt, bepaalt de overheid. Hierboven is er geen subsidie meegeteld.`,
    ],
  ];
}
