import type { Context } from '../context/context.js';
import type { PublicHandlers } from '../http/call-handler.js';
import { estimatePassword } from './estimate-password.js';
import { recoverPassword } from './recover-password.js';
import { changePassword, resetPasswordByLink } from './reset-password.js';

export const passwordRoutes = (
  context: Context,
): Pick<PublicHandlers, 'recoverPassword' | 'resetPassword' | 'postPasswordStrength'> => ({
  recoverPassword: async ({ body, visitor }) => {
    await recoverPassword(context, body, visitor.network);
    return {};
  },

  postPasswordStrength: async ({ body, visitor }) => ({ strength: await estimatePassword(context, body, visitor) }),

  resetPassword: async ({ body, visitor }) => {
    if ('token' in body) {
      const { token, ...form } = body;
      await resetPasswordByLink(context, { token, network: visitor.network }, form);
    } else {
      await changePassword(context, visitor.sessionToken, body);
    }
    return {};
  },
});
