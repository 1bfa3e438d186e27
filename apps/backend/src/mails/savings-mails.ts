import { savingsMail, savingsTexts } from '@pomp/correspondence';
import { isBusiness } from '@pomp/domain';
import { linkTo } from '../context/link-to.js';
import { voiceToCustomer } from '../context/voices.js';
import type { MailContext, Makers } from './mail-context.js';
import { savingsRequestRepository } from '../savings/savings-request.repository.js';

/** The calculation that someone asked for, made when it leaves. */
export const savingsMails = (context: MailContext): Makers<'savingsCalculation'> => ({
  savingsCalculation: async ({ savingsRequestId }) => {
    const { database, clock } = context;
    const found = await savingsRequestRepository(database).find(savingsRequestId);
    // Removed meanwhile: what isn't kept any more isn't sent either.
    if (!found) return undefined;
    const { email, request } = found;
    const facts = found.facts ?? undefined;
    const voice = voiceToCustomer(context, found);
    const nextLink = linkTo(context, { to: isBusiness(request) ? 'contact' : 'hybridHeatPump' }, voice.language);
    const calculatedOn = clock();
    const [content, pdf] = await Promise.all([
      savingsMail({ ...voice, request, facts, nextLink, calculatedOn }),
      context.writePdf('savings', { request, facts, calculatedOn }, voice.language),
    ]);
    return {
      to: email,
      content: {
        ...content,
        attachments: [
          { filename: voice.language.texts(savingsTexts).mail.fileName, contentType: 'application/pdf', content: Buffer.from(pdf) },
        ],
      },
    };
  },
});
