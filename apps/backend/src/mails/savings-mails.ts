import { housePeriodOf, type PicturedHouse, savingsMail, savingsTexts } from '@pomp/correspondence';
import { houseShapeOf, isBusiness, knownHome, type HomeFacts, type MailedSavingsRequest } from '@pomp/domain';
import { linkTo } from '../context/link-to.js';
import { voiceToCustomer } from '../context/voices.js';
import { houseAttachment } from './house-attachment.js';
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
    const home = drawnHome(request, facts);
    const [content, pdf, picture] = await Promise.all([
      savingsMail({ ...voice, request, facts, pictured: home !== undefined, nextLink, calculatedOn }),
      context.writePdf('savings', { request, facts, calculatedOn }, voice.language),
      home && houseAttachment(home, context.edition.brand),
    ]);
    return {
      to: email,
      content: {
        ...content,
        attachments: [
          { filename: voice.language.texts(savingsTexts).mail.fileName, contentType: 'application/pdf', content: Buffer.from(pdf) },
          ...(picture ? [picture] : []),
        ],
      },
    };
  },
});

/** How the home is drawn that a calculation is about, as on the page of its result; undefined where nobody said what kind it is, and of several homes. */
function drawnHome(request: MailedSavingsRequest, facts: HomeFacts | undefined): PicturedHouse | undefined {
  if (isBusiness(request)) return undefined;
  const { buildingType, buildingYear, energyClass } = knownHome(facts, request.home);
  const type = houseShapeOf(buildingType);
  return type && { type, ...(buildingYear && { period: housePeriodOf(buildingYear) }), ...(energyClass && { label: energyClass }) };
}
