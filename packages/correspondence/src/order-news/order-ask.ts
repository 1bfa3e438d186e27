import type { Language } from '@pomp/language';
import { orderNewsTexts } from './texts.js';

/** What an order can ask of its customer. */
export type OrderAskKind = 'planInspection' | 'inform' | 'sign' | 'signAgain' | 'downPayment' | 'finalPayment';

/** Something that a customer is asked to do for an order. */
export interface OrderAsk {
  readonly kind: OrderAskKind;
  /** What it costs, where that is known. */
  readonly amount?: string | undefined;
  /** Of the button, which leads to the very action. */
  readonly label: string;
  readonly link: string;
}

/** What is asked, with what it costs where that is known. */
export function askTitle({ kind, amount }: Pick<OrderAsk, 'kind' | 'amount'>, language: Language): string {
  const { ask, askOf } = language.texts(orderNewsTexts);
  if (amount === undefined || kind === 'planInspection' || kind === 'inform' || kind === 'signAgain') return ask[kind];
  return askOf[kind]({ amount });
}

/** What the order says of itself, to whoever is asked this. Who signed isn't told to do so again: the rest of what was asked is left. */
export const orderSays = (ask: Pick<OrderAsk, 'kind'> | undefined, message: string, language: Language): string =>
  ask?.kind === 'downPayment' ? language.texts(orderNewsTexts).payDown : message;
