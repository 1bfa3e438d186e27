import type { CustomerHandlers } from '../http/call-handler.js';
import { lookUpAddress, type AddressContext } from './look-up-address.js';

export const addressRoutes = (context: AddressContext): Pick<CustomerHandlers, 'getAddress'> => ({
  getAddress: ({ customerId, query }) => lookUpAddress(context, { who: customerId, ...query }),
});
