import type { ReservationBody } from '@pomp/api-contract';
import { calendarDate, orderedProductOf, reservationForm, type Order, type SectionContext } from '@pomp/domain';
import type { Locale } from '@pomp/edition';
import { requireAnswers, todayOf } from '../answers/require-answers.js';
import { recordChange } from '../audit/audit.repository.js';
import type { Context } from '../context/context.js';
import { createCustomer } from '../customers/create-customer.js';
import { createHouse } from '../houses/create-house.js';
import { HttpError } from '../errors/http-error.js';
import { enqueue } from '../jobs/job.repository.js';
import { createOrder } from '../order-flow/create-order.js';
import { setInvoiceAddress } from '../orders/invoice-address.js';

/** A reservation, and the language in which it was asked. */
type Asked = ReservationBody & { readonly locale: Locale };

type Optional = 'installSameBill' | 'billingAddress' | 'billingPostCode' | 'billingCity';

/**
 * Makes what a reservation brings: a customer without a password, a house, an order, and the mail about them, with the link to a password. Gives what the customer can name it by. Refuses what isn't
 * filled in well, and an e-mail address that has an account: whoever has one orders there. Call it in one transaction.
 */
export async function reserve(
  context: Context,
  { contactInformation, address: at, product, quantity, home, locale }: Asked,
): Promise<Pick<Order, 'orderNumber'>> {
  const { database, clock } = context;
  const now = clock();
  const asked = { ...contactInformation, ...at, quantity: String(quantity) };
  const { firstName, lastName, email, phone, address, postCode, city, ...answers } = requireAnswers<
    typeof reservationForm.fields,
    SectionContext,
    Optional
  >(reservationForm, asked, todayOf(clock));

  const customerId = await createCustomer(
    context,
    { firstName, lastName, email, phoneNumber: phone, locale, linkGoesAlong: true },
    'customer',
  ).catch(sayWhereToGo);
  const { id: houseId } = await createHouse(
    context,
    customerId,
    { address, zipcode: postCode, city, mainAddress: true, saidBefore: home },
    'customer',
  );
  const ordered = { product: orderedProductOf[product], quantity: Number(answers.quantity), orderDate: calendarDate(now) };
  const { id: orderId, orderNumber } = await createOrder(
    context,
    customerId,
    { houseId, ...ordered, step: 'RV', status: 'OG' },
    'customer',
  );
  const { billingAddress, billingPostCode, billingCity } = answers;
  if (billingAddress !== undefined && billingPostCode !== undefined && billingCity !== undefined) {
    await setInvoiceAddress(database, orderId, { address: billingAddress, zipcode: billingPostCode, city: billingCity });
  }
  await recordChange(database, {
    customerId,
    actor: 'customer',
    action: 'reserve',
    subject: orderId,
    detail: { product, quantity },
    at: now,
  });
  await enqueue(database, { kind: 'sendMail', payload: { template: 'reservation', customerId, orderId, product }, now });
  return { orderNumber };
}

/** What the seller is told of an address that is taken says nothing to a visitor. */
function sayWhereToGo(error: unknown): never {
  throw error instanceof HttpError && error.refusal === 'emailTaken' ? new HttpError('accountExists') : error;
}
