import type { PublicHandlers } from '../http/call-handler.js';
import { lookUpHome, type HomeContext } from './look-up-home.js';

export const registerRoutes = (context: HomeContext): Pick<PublicHandlers, 'getHomeFacts'> => ({
  getHomeFacts: ({ visitor, query: { addition = '', ...query } }) =>
    lookUpHome(context, { from: visitor.network, addition, ...query }),
});
