import type { OptionOf, Options } from '../sections/kinds/choice.js';

/** The eight steps of an order, in their order (spec 1 §4). */
export const orderSteps = [
  ['RV', 'Reservering'],
  ['DI', 'Inspectie inplannen'],
  ['AI', 'Informatie opgeven'],
  ['SI', 'Digitale inspectie'],
  ['PY', 'Tekenen & aanbetaling'],
  ['IN', 'Installatie'],
  ['FP', 'Eindbetaling'],
  ['CP', 'Bestelling voltooid'],
] as const satisfies Options;

/** The code of one of `orderSteps`. */
export type OrderStep = OptionOf<typeof orderSteps>;

/** Missing information, ongoing, done. */
export const orderStatuses = ['MI', 'OG', 'OK'] as const;
/** One of `orderStatuses`. */
export type OrderStatus = (typeof orderStatuses)[number];

/** At this step nothing is left to do. */
export const finalStep = 'CP' satisfies OrderStep;

/** A total function: other systems may name a step that this version doesn't know. */
export const stepLabel = (step: string) => orderSteps.find(([code]) => code === step)?.[1] ?? `Stap: ${step} onbekend.`;

export const unknownStatus = (status: string) => `Status onbekend: ${status}`;

/** Whether this version knows a step that another system names. */
export const isOrderStep = (step: string): step is OrderStep => orderSteps.some(([code]) => code === step);
/** Whether this version knows a status that another system names. */
export const isOrderStatus = (status: string): status is OrderStatus => (orderStatuses as readonly string[]).includes(status);

/** Where a step stands in their order; -1 for one that isn't known. */
export const stepPosition = (step: string): number => orderSteps.findIndex(([code]) => code === step);
