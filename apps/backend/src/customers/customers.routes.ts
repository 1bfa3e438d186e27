import type { Context } from '../context/context.js';
import type { CustomerHandlers, PublicHandlers } from '../http/call-handler.js';
import { confirmEmail } from './change-email.js';
import { isUnique } from './is-unique.js';
import { chooseLocale, chooseMails, readProfile, updateProfile, withdrawEmailChange } from './profile.js';

export const customerRoutes = (
  context: Context,
): Pick<CustomerHandlers, 'getUser' | 'putUser' | 'putUserLocale' | 'putUserMails' | 'deleteEmailChange'> => ({
  getUser: ({ customerId }) => readProfile(context, customerId),
  putUser: ({ session, body }) => updateProfile(context, session, body),
  putUserMails: ({ customerId, body }) => chooseMails(context, customerId, body),
  deleteEmailChange: ({ customerId }) => withdrawEmailChange(context, customerId),
  putUserLocale: ({ customerId, body }) => chooseLocale(context, customerId, body.locale),
});

export const customerPublicRoutes = (context: Context): Pick<PublicHandlers, 'confirmEmail' | 'getUserUnique'> => ({
  confirmEmail: async ({ body }) => ({ email: await confirmEmail(context, body.token) }),
  getUserUnique: async ({ query, visitor }) => ({ unique: await isUnique(context, query, visitor.network) }),
});
