import { withdrawalForm } from '@pomp/domain';
import { requireAnswers, todayOf } from '../answers/require-answers.js';
import type { CustomerHandlers } from '../http/call-handler.js';
import { withdraw } from './withdraw.js';

export const withdrawalRoutes = (): Pick<CustomerHandlers, 'postWithdrawal'> => ({
  postWithdrawal: {
    once: async (once, { customerId, body: { orderId, ...statement } }) => {
      const { name, reason } = requireAnswers<typeof withdrawalForm.fields, ReturnType<typeof todayOf>, 'reason'>(
        withdrawalForm,
        statement,
        todayOf(once.clock),
      );
      const withdrawnAt = await withdraw(once, customerId, { orderId, name, reason });
      return { withdrawnAt: withdrawnAt.toISOString() };
    },
  },
});
