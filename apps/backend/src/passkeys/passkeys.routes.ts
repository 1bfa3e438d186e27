import type { CustomerHandlers, PublicHandlers } from '../http/call-handler.js';
import { recordChange } from '../audit/audit.repository.js';
import { notFound } from '../errors/http-error.js';
import { isEntityId } from '../ids/entity-id.js';
import { confirmIdentity } from '../sessions/confirm-identity.js';
import { sayDevice } from '../sessions/device.js';
import { addPasskey, askForPasskey } from './add-passkey.js';
import { confirmByPasskey } from './confirm-by-passkey.js';
import { askToSign, logInWithPasskey } from './log-in-with-passkey.js';
import type { PasskeyContext } from './passkey-context.js';
import { passkeyRepository } from './passkey.repository.js';

export const passkeyLoginRoutes = (context: PasskeyContext): Pick<PublicHandlers, 'postPasskeyQuestion' | 'passkeyLogin'> => ({
  postPasskeyQuestion: ({ visitor }) => askToSign(context, visitor),
  passkeyLogin: async ({ body, visitor }) => {
    const { user, session, deviceToken } = await logInWithPasskey(context, body, visitor);
    visitor.keepSession(session);
    visitor.keepDevice(deviceToken);
    return { user };
  },
});

export const passkeyRoutes = (
  context: PasskeyContext,
): Pick<CustomerHandlers, 'confirmIdentity' | 'getPasskeys' | 'postNewPasskey' | 'postPasskey' | 'deletePasskey'> => ({
  confirmIdentity: async ({ session, body }) => {
    if ('id' in body) await confirmByPasskey(context, session, body);
    else await confirmIdentity(context, session, body);
    return {};
  },

  getPasskeys: async ({ customerId, client }) =>
    (await passkeyRepository(context.database).listOf(customerId)).map(({ id, device, createdAt, lastUsedAt }) => ({
      id,
      device: sayDevice(device, context.speak(client.locale)),
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  postNewPasskey: ({ session }) => askForPasskey(context, session),
  postPasskey: async ({ session, body, client }) => {
    await addPasskey(context, session, body, client.userAgent);
    return {};
  },
  deletePasskey: async ({ customerId, query: { id } }) => {
    await context.database.transaction(async (transaction) => {
      if (!isEntityId(id) || !(await passkeyRepository(transaction).remove(customerId, id))) throw notFound();
      await recordChange(transaction, { customerId, actor: 'customer', action: 'removePasskey', subject: id, at: context.clock() });
    });
    return {};
  },
});
