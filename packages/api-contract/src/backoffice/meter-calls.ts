import { defineCall } from '../define-call.js';
import { measuredUse, measuredUseExample } from '../savings/measured-use-calls.js';
import { backofficeRoutes } from './backoffice-routes.js';

export const meterCalls = {
  getMeterProof: defineCall({
    route: backofficeRoutes.getMeterProof,
    summary:
      'What homes really use beside what was promised: of the customers who let their meter readings count, over four weeks or more. Nobody can be known from it: below five homes there are no figures.',
    access: 'seller',
    response: measuredUse,
    example: { response: measuredUseExample },
  }),
};
