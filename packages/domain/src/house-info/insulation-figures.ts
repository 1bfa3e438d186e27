import { messageAt, type Message } from '@pomp/language';
import type { Range } from '../savings/estimates.js';
import { shifted } from '../savings/limits.js';
import { figureOf, type InsulationItem } from '../sections/kinds/insulation.js';
import type { Question } from '../sections/question.js';
import { textsOf } from '../sections/worded-fields.js';
import { houseDoubts as texts } from './house-doubts.js';
import { asksYear, type HouseInfoContext } from './registered-home.js';

/** What nearly every part of a house has, up to the best roof, and from one pane of glass to three. */
const plausible: Readonly<Record<ReturnType<typeof figureOf>, Range>> = {
  rc: { from: 0.1, to: 10 },
  u: { from: 0.5, to: 6 },
};

const partOf = (value: string): Message => messageAt(textsOf('isolation'), ['isolation', 'options', value]);

/** What is asked again of insulated parts: figures that hardly any part has, and years from before the home was there. */
export function asksFigures(
  items: readonly InsulationItem[],
  asking: { readonly context: HouseInfoContext },
): Question | undefined {
  for (const { value: part, rcValue, installationYear } of items) {
    const doubt = installationYear === undefined ? undefined : asksYear(installationYear, asking)?.message;
    const question = (rcValue !== undefined && doubtOf(part, Number(rcValue))) || undefined;
    if (question) return question;
    if (doubt) return { message: texts.message('insulation.year', { part: partOf(part), doubt }) };
  }
  return undefined;
}

function doubtOf(part: string, value: number): Question | undefined {
  const figure = figureOf(part);
  const { from, to } = plausible[figure];
  if (value >= from && value <= to) return undefined;
  const meant = shifted(value, plausible[figure]);
  const end = meant === undefined ? texts.message('insulation.right') : texts.message('insulation.meant', { meant });
  return { message: texts.message(`insulation.${figure}`, { part: partOf(part), value, end }) };
}
