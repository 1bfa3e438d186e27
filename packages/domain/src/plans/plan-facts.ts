import type { Language } from '@pomp/language';
import type { CalendarDate } from '../dates/calendar-date.js';
import { formatLongDate } from '../dates/format-date.js';
import { formatCents } from '../numbers/format-number.js';
import type { Flow } from '../products/flows.js';
import { placesOutside } from '../products/places.js';
import { pump } from '../savings/figures.js';
import { origins } from '../savings/origins.js';
import { subsidyIndication } from '../savings/subsidy.js';
import { planTexts } from './plan-texts.js';

/** What the government may give on a plan, by the table of its day. */
export interface PlanSubsidy {
  /** Whole euro cents. */
  readonly amount: number;
  /** Of which year the amounts are. */
  readonly year: number;
  /** Whether those held on the day of the plan. */
  readonly current: boolean;
}

/** What a plan says, as data: its page and its PDF are both made of it. Amounts in whole euro cents, VAT included. */
export interface PlanFacts {
  readonly total: number;
  /** The VAT in the total. */
  readonly vat: number;
  /** What is paid when it is signed; the rest once everything works. */
  readonly downPayment: number;
  readonly included: readonly string[];
  readonly excluded: readonly string[];
  /** The day of the installation, where that is agreed. */
  readonly installedOn: CalendarDate | null;
  /** The last day on which it can be signed at this price. */
  readonly validUntil: CalendarDate | null;
  /** Null for what no subsidy is given on. */
  readonly subsidy: PlanSubsidy | null;
  /** The id of a file of the order: the customer's own photo with the pump drawn in, to scale. */
  readonly placed?: string | undefined;
}

/** Whether the last day of a plan's price is over: it isn't signed any more. */
export const planExpired = (facts: Pick<PlanFacts, 'validUntil'> | null, today: CalendarDate): boolean =>
  facts !== null && facts.validUntil !== null && facts.validUntil < today;

/** What may be given on what an order places. */
export function planSubsidy(flow: Flow | null, on: CalendarDate): PlanSubsidy | null {
  if (!placesOutside(flow)) return null;
  const { amount, year, current } = subsidyIndication(pump.power.value, on);
  return { amount: amount * 100, year, current };
}

/** One thing that a plan says. */
export interface PlanRow {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/** What a plan says, line by line, in the order in which it is read. What it doesn't say has no line. */
export function planRows(facts: PlanFacts, language: Language): readonly PlanRow[] {
  const texts = language.texts(planTexts);
  const { total, vat, downPayment, included, excluded, installedOn, validUntil, subsidy } = facts;
  const amount = (cents: number) => formatCents(cents, language);
  const day = (date: CalendarDate | null) => (date === null ? undefined : formatLongDate(date, language));
  const rows = [
    ['total', texts.total, amount(total)],
    ['vat', texts.vat, amount(vat)],
    ['downPayment', texts.downPayment, amount(downPayment)],
    ['finalPayment', texts.finalPayment, amount(total - downPayment)],
    ['subsidy', texts.subsidy, subsidy ? texts.subsidyOf({ amount: amount(subsidy.amount) }) : undefined],
    ['afterSubsidy', texts.afterSubsidy, subsidy ? amount(total - subsidy.amount) : undefined],
    ['installation', texts.installation, day(installedOn)],
    ['validUntil', texts.validUntil, day(validUntil)],
    ['included', texts.included, included.length > 0 ? included.join('; ') : undefined],
    ['excluded', texts.excluded, excluded.length > 0 ? excluded.join('; ') : undefined],
  ] as const;
  return rows.flatMap(([key, label, value]) => (value === undefined ? [] : [{ key, label, value }]));
}

/** By whom the subsidy is, and of which year its amounts are. */
export function subsidyNote({ year, current }: PlanSubsidy, language: Language): string {
  const { subsidySource, subsidyOld } = language.texts(planTexts);
  const said = { source: language.say(origins.isde2026.source), year: String(year) };
  return current ? subsidySource(said) : subsidyOld(said);
}

/** A line of a plan that another plan has otherwise; undefined where one of them doesn't say it. */
export interface PlanChange extends Pick<PlanRow, 'key' | 'label'> {
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** What one plan says otherwise than the one before, line by line. */
export function planChanges(before: PlanFacts, after: PlanFacts, language: Language): readonly PlanChange[] {
  const [old, now] = [planRows(before, language), planRows(after, language)];
  const keys = [...new Set([...now, ...old].map(({ key }) => key))];
  return keys.flatMap((key) => {
    const [was, is] = [old.find((row) => row.key === key), now.find((row) => row.key === key)];
    const label = (is ?? was)?.label ?? '';
    return was?.value === is?.value ? [] : [{ key, label, before: was?.value, after: is?.value }];
  });
}
