import { incassoForm, signForm } from '@pomp/domain';
import { requireAnswers, todayOf } from '../answers/require-answers.js';
import type { CustomerHandlers, PublicHandlers } from '../http/call-handler.js';
import { agreeIncasso } from './agree-incasso.js';
import type { AgreementContext } from './agreement-context.js';
import { readAgreement } from './read-agreement.js';
import { signAgreement } from './sign-agreement.js';
import { serveTerms } from './terms.js';
import { verifyAgreement } from './verify-agreement.js';

export const agreementRoutes = (
  context: AgreementContext,
): Pick<CustomerHandlers, 'getAgreement' | 'putSignAgreement' | 'putIncassoConsent'> => ({
  getAgreement: ({ customerId, query: { id } }) => readAgreement(context, customerId, id),

  putSignAgreement: async ({ customerId, client, query: { id: orderId }, body: { documentId, sha256, termsSha256, ...form } }) => {
    const { name } = requireAnswers(signForm, form, todayOf(context.clock));
    return signAgreement(context, customerId, { orderId, name, documentId, sha256, termsSha256, client });
  },

  putIncassoConsent: async ({ session, client, query: { id: orderId }, body }) => {
    const { accountHolder, iban } = requireAnswers(incassoForm, body, todayOf(context.clock));
    await agreeIncasso(context, session, { orderId, accountHolder, iban, client });
    return { agreedIncasso: true };
  },
});

export const verificationRoutes = (context: AgreementContext): Pick<PublicHandlers, 'getTerms' | 'getVerification'> => ({
  getTerms: { file: ({ query: { version } }) => serveTerms(context, version) },

  getVerification: ({ query: { code }, visitor: { network } }) => verifyAgreement(context, { code, network }),
});
