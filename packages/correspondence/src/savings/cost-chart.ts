import { showEuros, type CostAtYear } from '@pomp/domain';
import type { Language } from '@pomp/language';
import { sheet, type PdfDocument } from '../pdf/pdf-document.js';
import type { Voice } from '../seller/voice.js';
import { savingsTexts } from './texts.js';

export const chartHeight = 230;
const axis = { left: 58, right: 12, top: 26, bottom: 24 };
const ticks = 4;

/** 1, 2 or 5 with noughts: the smallest with which so many steps reach the amount. */
function niceStep(highest: number): number {
  const rough = Math.max(highest / ticks, 1);
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((factor) => factor * magnitude >= rough) ?? 10) * magnitude;
}

/** Two lines from the day that the pump is there: what is paid with it, drawn through, and without, in dashes. Colour isn't what tells them apart. */
export function drawCostChart(
  pdf: PdfDocument,
  { edition, language }: Voice,
  years: readonly CostAtYear[],
  [left, top]: readonly [number, number],
): void {
  const { color } = edition.brand.theme;
  const texts = language.texts(savingsTexts).costs;
  const last = years.at(-1)?.year ?? 1;
  const step = niceStep(Math.max(...years.flatMap(({ now, withPump }) => [now, withPump])));
  const width = sheet.width - axis.left - axis.right;
  const height = chartHeight - axis.top - axis.bottom;
  const x = (year: number) => left + axis.left + (width * year) / last;
  const y = (euros: number) => top + axis.top + height - (height * euros) / (step * ticks);

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

  const line = (of: 'now' | 'withPump') => {
    years.forEach((at, index) => (index === 0 ? pdf.moveTo(x(at.year), y(at[of])) : pdf.lineTo(x(at.year), y(at[of]))));
  };
  line('now');
  pdf.lineWidth(2).dash(5, { space: 4 }).stroke(color.ink);
  line('withPump');
  pdf.lineWidth(2.5).undash().stroke(color.action);

  const legend = (text: string, atX: number, dashed: boolean) => {
    pdf
      .moveTo(atX, top + 8)
      .lineTo(atX + 24, top + 8)
      .lineWidth(2);
    if (dashed) pdf.dash(5, { space: 4 }).stroke(color.ink);
    else pdf.undash().stroke(color.action);
    pdf.undash();
    label(text, atX + 30, top + 3, 'left', 170);
  };
  legend(texts.now, x(0), true);
  legend(texts.withPump, x(0) + 170, false);
}

/** The chart in words, for screen readers. */
export function chartInWords(years: readonly CostAtYear[], language: Language): string {
  const last = years.at(-1);
  if (!last) return '';
  const even = years.find(({ now, withPump }) => now >= withPump);
  return language.texts(savingsTexts).costs.inWords({
    years: last.year,
    now: showEuros(last.now, language),
    withPump: showEuros(last.withPump, language),
    turning:
      even === undefined
        ? savingsTexts.message('costs.neverCheaper')
        : savingsTexts.message('costs.cheaperFrom', { year: even.year }),
  });
}
