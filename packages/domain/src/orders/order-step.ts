import type { Message } from '@pomp/language';
import { orderStepTexts } from './order-step-texts.js';

/** The eight steps of an order, in their order (spec 1 §4). */
export const orderSteps = ['RV', 'DI', 'AI', 'SI', 'PY', 'IN', 'FP', 'CP'] as const;
/** One of `orderSteps`. */
export type OrderStep = (typeof orderSteps)[number];

/** Missing information, ongoing, done. */
export const orderStatuses = ['MI', 'OG', 'OK'] as const;
/** One of `orderStatuses`. */
export type OrderStatus = (typeof orderStatuses)[number];

/** At this step nothing is left to do. */
export const finalStep = 'CP' satisfies OrderStep;

/** A total function: other systems may name a step that this version doesn't know. */
export const stepLabel = (step: string): Message =>
  isOrderStep(step) ? orderStepTexts.message(step) : orderStepTexts.message('unknownStep', { step });

export const unknownStatus = (status: string): Message => orderStepTexts.message('unknownStatus', { status });

/** Whether this version knows a step that another system names. */
export const isOrderStep = (step: string): step is OrderStep => (orderSteps as readonly string[]).includes(step);
/** Whether this version knows a status that another system names. */
export const isOrderStatus = (status: string): status is OrderStatus => (orderStatuses as readonly string[]).includes(status);

/** Where a step stands in their order; -1 for one that isn't known. */
export const stepPosition = (step: string): number => (orderSteps as readonly string[]).indexOf(step);
