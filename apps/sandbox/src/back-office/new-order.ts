import type { CalendarDate, Order, OrderProduct } from '@pomp/domain';
import type { BackOffice } from '../seller/back-office-calls.js';
import type { Posted } from '../seller/posted.js';

/** A customer with a house and an order. Where a later call is refused, the same form again goes on: the portal makes each of them once. */
export async function makeCustomerWithOrder(ask: BackOffice, form: Posted, product: OrderProduct): Promise<Order> {
  const customer = { email: form('email'), firstName: form('firstName'), lastName: form('lastName') };
  const { customerId } = await ask('postCustomer', { body: customer });
  const house = { address: form('address'), zip: form('zip'), city: form('city') };
  const { id: houseId } = await ask('postCustomerHouse', { query: { customerId }, body: house });
  return ask('postCustomerOrder', {
    query: { customerId },
    body: { houseId, product, orderDate: form('orderDate') as CalendarDate },
  });
}
