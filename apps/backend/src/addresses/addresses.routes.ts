import type { PublicHandlers } from '../http/call-handler.js';
import { lookUpAddress, type AddressContext } from './look-up-address.js';

export const addressRoutes = (context: AddressContext): Pick<PublicHandlers, 'getAddress'> => ({
  getAddress: ({ visitor, query }) => lookUpAddress(context, { from: visitor.network, ...query }),
});
