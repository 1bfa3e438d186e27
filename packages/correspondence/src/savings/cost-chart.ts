import { cheaperFrom, costChart, costChoices, showEuros, type ChartPoint, type CostAtYear, type CostChoice } from '@pomp/domain';
import type { Language } from '@pomp/language';
import { sheet, type PdfDocument } from '../pdf/pdf-document.js';
import { runOf } from '../pdf/text-runs.js';
import type { Voice } from '../seller/voice.js';
import { savingsTexts } from './texts.js';

export const chartHeight = 260;
const axis = { left: 58, right: 12, top: 26, bottom: 24 };

/** Three lines from the day that the pump is there, each in its band. Dashes and names tell them apart too, not only colour. */
export function drawCostChart(
  pdf: PdfDocument,
  { edition, language }: Voice,
  years: readonly CostAtYear[],
  [left, top]: readonly [number, number],
): void {
  const { color } = edition.brand.theme;
  const texts = language.texts(savingsTexts).costs;
  const width = sheet.width - axis.left - axis.right;
  const height = chartHeight - axis.top - axis.bottom;
  const chart = costChart(years, { left: left + axis.left, top: top + axis.top, width, height });
  const from = left + axis.left;
  const strokes: Readonly<
    Record<CostChoice, { readonly color: string; readonly dash: number | undefined; readonly width: number }>
  > = {
    now: { color: color.inkMuted, dash: 5, width: 2 },
    hybrid: { color: color.action, dash: undefined, width: 2.5 },
    allElectric: { color: color.info, dash: 1.5, width: 2 },
  };

  const label = (words: string, atX: number, atY: number, align: 'left' | 'right' | 'center', room: number) => {
    const from = { left: atX, right: atX - room, center: atX - room / 2 }[align];
    const { font, text } = runOf(pdf, words, 'text');
    pdf.font(font).fontSize(9).fillColor(color.inkMuted).text(text, from, atY, { width: room, align, lineBreak: false });
  };
  for (const { euros, y } of chart.amounts) {
    pdf
      .moveTo(from, y)
      .lineTo(from + width, y)
      .lineWidth(0.75)
      .undash()
      .stroke(color.hairline);
    label(showEuros(euros, language), from - 8, y - 5, 'right', axis.left);
  }
  for (const { year, x } of chart.years) label(texts.year({ year }), x, top + chartHeight - axis.bottom + 6, 'center', 50);

  const follow = (points: readonly ChartPoint[]) => {
    points.forEach((point, index) => (index === 0 ? pdf.moveTo(...point) : pdf.lineTo(...point)));
  };
  for (const choice of costChoices) {
    follow(chart.bands[choice]);
    pdf.closePath().fillOpacity(0.14).fill(strokes[choice].color).fillOpacity(1);
  }
  const stroke = (choice: CostChoice) => {
    const { color: ink, dash, width: thick } = strokes[choice];
    pdf.lineWidth(thick);
    if (dash === undefined) pdf.undash();
    else pdf.dash(dash, { space: 4 });
    pdf.stroke(ink).undash();
  };
  for (const choice of costChoices) {
    follow(chart.lines[choice]);
    stroke(choice);
  }
  costChoices.forEach((choice, index) => {
    const atX = from + index * 130;
    pdf.moveTo(atX, top + 8).lineTo(atX + 24, top + 8);
    stroke(choice);
    label(texts[choice], atX + 30, top + 3, 'left', 100);
  });
}

/** The chart in words, for screen readers. */
export function chartInWords(years: readonly CostAtYear[], language: Language): string {
  const last = years.at(-1);
  if (!last) return '';
  const even = cheaperFrom(years, 'hybrid');
  return language.texts(savingsTexts).costs.inWords({
    years: last.year,
    now: showEuros(last.now.value, language),
    hybrid: showEuros(last.hybrid.value, language),
    allElectric: showEuros(last.allElectric.value, language),
    turning:
      even === undefined ? savingsTexts.message('costs.neverCheaper') : savingsTexts.message('costs.cheaperFrom', { year: even }),
  });
}
