import { seconds } from '../clock/clock.js';
import { rememberedFor } from '../clock/remembered-for.js';
import type { Context } from '../context/context.js';
import type { PublicHandlers } from '../http/call-handler.js';
import { countMeterProof } from './count-meter-proof.js';

/** What visitors see of it: counted at most every ten seconds, as it reads all there is. */
export function measuredUseRoutes(context: Context): Pick<PublicHandlers, 'getMeasuredUse'> {
  const { clock } = context;
  const remembered = rememberedFor<Awaited<ReturnType<typeof countMeterProof>>>({ max: 1, maxAge: seconds(10), clock });
  return { getMeasuredUse: () => remembered('', () => countMeterProof(context)) };
}
