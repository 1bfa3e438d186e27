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

/** What the order says of itself, to whoever is asked this: of signing and paying down it names what is left to do. */
export function orderSays(ask: Pick<OrderAsk, 'kind' | 'amount'> | undefined, message: string, language: Language): string {
  const { payDown, sign } = language.texts(orderNewsTexts);
  if (ask?.kind === 'downPayment') return payDown;
  return ask?.kind === 'sign' && ask.amount === undefined ? sign : message;
}
