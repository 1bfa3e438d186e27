import { cheaperFrom, showEuros, type CostAtYear } from '@pomp/domain';
import type { Language } from '@pomp/language';
import { sheet, type PdfDocument } from '../pdf/pdf-document.js';
import type { Voice } from '../seller/voice.js';
import { savingsTexts } from './texts.js';

export const chartHeight = 260;
const axis = { left: 58, right: 12, top: 26, bottom: 24 };
const fewestTicks = 3;

/** 1, 2 or 5 with noughts: the largest that leaves a few steps up to the amount, so that the lines fill the chart. */
function niceStep(highest: number): number {
  const rough = Math.max(highest / fewestTicks, 1);
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  return ([5, 2, 1].find((factor) => factor * magnitude <= rough) ?? 1) * magnitude;
}

const choices = ['now', 'hybrid', 'allElectric'] as const;
type Choice = (typeof choices)[number];

/** Three lines from the day that the pump is there, each in its band. Dashes and names tell them apart too, not only colour. */
export function drawCostChart(
  pdf: PdfDocument,
  { edition, language }: Voice,
  years: readonly CostAtYear[],
  [left, top]: readonly [number, number],
): void {
  const { color } = edition.brand.theme;
  const texts = language.texts(savingsTexts).costs;
  const last = years.at(-1)?.year ?? 1;
  const highest = Math.max(...years.flatMap((at) => choices.map((choice) => at[choice].to)));
  const step = niceStep(highest);
  const ticks = Math.ceil(highest / step);
  const width = sheet.width - axis.left - axis.right;
  const height = chartHeight - axis.top - axis.bottom;
  const x = (year: number) => left + axis.left + (width * year) / last;
  const y = (euros: number) => top + axis.top + height - (height * Math.max(euros, 0)) / (step * ticks);
  const strokes: Readonly<Record<Choice, { readonly color: string; readonly dash: number | undefined; readonly width: number }>> = {
    now: { color: color.inkMuted, dash: 5, width: 2 },
    hybrid: { color: color.action, dash: undefined, width: 2.5 },
    allElectric: { color: color.info, dash: 1.5, width: 2 },
  };

  const label = (text: string, atX: number, atY: number, align: 'left' | 'right' | 'center', room: number) => {
    const from = { left: atX, right: atX - room, center: atX - room / 2 }[align];
    pdf.font('text').fontSize(9).fillColor(color.inkMuted).text(text, from, atY, { width: room, align, lineBreak: false });
  };
  for (let tick = 0; tick <= ticks; tick++) {
    pdf
      .moveTo(x(0), y(tick * step))
      .lineTo(x(last), y(tick * step))
      .lineWidth(0.75)
      .undash()
      .stroke(color.hairline);
    label(showEuros(tick * step, language), left + axis.left - 8, y(tick * step) - 5, 'right', axis.left);
  }
  for (const year of years.filter((at) => at.year % 5 === 0).map((at) => at.year))
    label(texts.year({ year }), x(year), top + chartHeight - axis.bottom + 6, 'center', 50);

  for (const choice of choices) {
    years.forEach((at, index) =>
      index === 0 ? pdf.moveTo(x(at.year), y(at[choice].to)) : pdf.lineTo(x(at.year), y(at[choice].to)),
    );
    for (const at of years.toReversed()) pdf.lineTo(x(at.year), y(at[choice].from));
    pdf.closePath().fillOpacity(0.14).fill(strokes[choice].color).fillOpacity(1);
  }
  const stroke = (choice: Choice) => {
    const { color: ink, dash, width: thick } = strokes[choice];
    pdf.lineWidth(thick);
    if (dash === undefined) pdf.undash();
    else pdf.dash(dash, { space: 4 });
    pdf.stroke(ink).undash();
  };
  for (const choice of choices) {
    years.forEach((at, index) => {
      const point = [x(at.year), y(at[choice].value)] as const;
      return index === 0 ? pdf.moveTo(...point) : pdf.lineTo(...point);
    });
    stroke(choice);
  }
  choices.forEach((choice, index) => {
    const atX = x(0) + index * 130;
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
