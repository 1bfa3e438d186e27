import { formatAddress, handoverForm, type SectionContext } from '@pomp/domain';
import { requireAnswers, todayOf } from '../answers/require-answers.js';
import type { PublicHandlers } from '../http/call-handler.js';
import { findHandover } from './find-handover.js';
import { signHandover, type HandoverContext } from './sign-handover.js';

/** What whoever opens a link on the doorstep reads and signs: without a session. */
export const handoverRoutes = (context: HandoverContext): Pick<PublicHandlers, 'getHandover' | 'putHandover'> => ({
  getHandover: async ({ query: { token }, visitor: { network } }) => {
    const { handover, order, house } = await findHandover(context, { token, network });
    const { name, signedAt } = handover;
    return {
      orderNumber: order.orderNumber,
      product: order.product,
      address: formatAddress(house),
      signed: name !== null && signedAt ? { name, at: signedAt.toISOString() } : null,
    };
  },

  putHandover: async ({ query: { token }, body, visitor }) => {
    const { name, remark } = requireAnswers<typeof handoverForm.fields, SectionContext, 'remark'>(
      handoverForm,
      body,
      todayOf(context.clock),
    );
    return signHandover(context, token, { name, remark, client: visitor });
  },
});
