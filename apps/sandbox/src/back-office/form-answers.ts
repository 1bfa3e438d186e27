import { orderProducts, paymentTypes } from '@pomp/domain';
import { BackOfficeRefusal } from '../seller/back-office-calls.js';
import type { Posted } from '../seller/posted.js';
import { readAmount } from './amount.js';
import { readNumber } from './number.js';

/** What a form wants, or a refusal as the portal would give it. */
export function required<Value>(value: Value | undefined, message: string): Value {
  if (value === undefined) throw new BackOfficeRefusal(422, message);
  return value;
}

export const productOf = (form: Posted) =>
  required(
    orderProducts.find((product) => product === form('product')),
    'Kies een product.',
  );
export const paymentTypeOf = (form: Posted) =>
  required(
    paymentTypes.find((type) => type === form('type')),
    'Kies een factuur.',
  );
export const numberOf = (form: Posted, name: string, message: string) => required(readNumber(form(name)), message);
export const amountOf = (form: Posted) => required(readAmount(form('amount')), 'Vul een bedrag in, zoals 1700,00.');
