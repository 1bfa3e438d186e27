import { orderProducts, paymentTypes } from '@pomp/domain';
import { BackOfficeRefusal } from '../seller/back-office-calls.js';
import type { Posted } from '../seller/posted.js';
import { readAmount } from './amount.js';
import { readNumber } from './number.js';

/** A refusal as the portal would give it, of what was typed in one field. */
export const wrong = (field: string, message: string): BackOfficeRefusal =>
  new BackOfficeRefusal(422, 'Nog niet alles is goed ingevuld.', { issues: [{ field, message }] });

/** What a form wants in a field, or a refusal. */
export function required<Value>(value: Value | undefined, field: string, message: string): Value {
  if (value === undefined) throw wrong(field, message);
  return value;
}

export const productOf = (form: Posted) =>
  required(
    orderProducts.find((product) => product === form('product')),
    'product',
    'Kies een product.',
  );
export const paymentTypeOf = (form: Posted) =>
  required(
    paymentTypes.find((type) => type === form('type')),
    'type',
    'Kies een factuur.',
  );
export const numberOf = (form: Posted, name: string, message: string) => required(readNumber(form(name)), name, message);
/** Whole euro cents, of which there is one at least. */
export const amountOf = (form: Posted) =>
  required(readAmount(form('amount')) || undefined, 'amount', 'Vul een bedrag in, zoals 1700,00.');
