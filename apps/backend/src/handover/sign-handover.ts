import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { calls } from '@pomp/api-contract';
import { calendarDate, formatAddress, formatMoment, handoverConsent, productLabel } from '@pomp/domain';
import type { FileStorage } from '../adapters/storage/file-storage.js';
import { evidenceOf } from '../agreements/evidence.js';
import type { Signer } from '../agreements/signer.js';
import { recordChange } from '../audit/audit.repository.js';
import type { Context } from '../context/context.js';
import { voiceToCustomer } from '../context/voices.js';
import { postMessage } from '../conversation/post-message.js';
import { customerRepository } from '../customers/customer.repository.js';
import { documentRepository } from '../documents/document.repository.js';
import { removeUnlessKept } from '../documents/remove-unless-kept.js';
import { HttpError } from '../errors/http-error.js';
import type { Client } from '../http/client.js';
import { recordOrderEvent } from '../order-events/order-event.repository.js';
import { tellCustomer } from '../order-news/tell-customer.js';
import { orderRepository } from '../orders/order.repository.js';
import { findHandover } from './find-handover.js';
import { handoverRepository, type HandoverRow } from './handover.repository.js';
import { handoverTexts } from './texts.js';

export interface HandoverContext extends Context {
  readonly storage: FileStorage;
  readonly signer: Signer;
}

interface Statement {
  readonly name: string;
  readonly remark: string | undefined;
  readonly client: Client;
}

/**
 * Signs for a handover, once: the same again is answered as the first time. The proof is made and stored first, and becomes a document of the order together with the evidence. What
 * is still to be done is a message of the customer's: the seller's list asks for an answer.
 */
export async function signHandover(context: HandoverContext, token: string, { name, remark, client }: Statement) {
  const { database, clock, storage, signer, edition, writePdf } = context;
  const { handover, order, customerId, house } = await findHandover(context, { token, network: client.network });
  if (handover.signedAt) return sameAgain(handover);

  const customer = await customerRepository(database).findById(customerId);
  if (!customer) throw new HttpError('expiredLink');
  const { language } = voiceToCustomer(context, customer);
  const texts = language.texts(handoverTexts);
  const { agreedAt: signedAt, ...evidence } = evidenceOf(handoverConsent(context.speak(client.locale)), clock(), client);
  const moment = formatMoment(signedAt, language);
  const bytes = await writePdf(
    'letter',
    {
      title: texts.title,
      paragraphs: [texts.intro({ seller: edition.brand.name, moment })],
      facts: [
        [texts.order, `${order.orderNumber}, ${productLabel(order.product)}`],
        [texts.house, formatAddress(house)],
        [texts.signedBy, name],
        [texts.signedAt, moment],
        [texts.agreed, evidence.consent],
        ...(remark === undefined ? [] : [[texts.remark, remark] as const]),
      ],
      madeOn: signedAt,
    },
    language,
  );
  const documentId = randomUUID();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const unsigned = { name, remark: remark ?? null, signedAt, ...evidence, documentId, sha256 };
  const signature = await signer.sign(signedText(order.id, unsigned));
  const url = `${calls.getDocument.path}?documentId=${documentId}`;

  await storage.write(documentId, Readable.from([bytes]));
  const kept = await keep().catch(async (error: unknown) => {
    await removeUnlessKept(context, { id: documentId, orderId: order.id });
    throw error;
  });
  if (kept.documentId !== documentId) await storage.remove(documentId);
  return sameAgain(kept);

  function sameAgain(signed: Pick<HandoverRow, 'name' | 'remark' | 'signedAt'>) {
    if (signed.name !== name || (signed.remark ?? undefined) !== remark || !signed.signedAt)
      throw new HttpError('handedOverAlready');
    return { name, at: signed.signedAt.toISOString() };
  }

  /** Or gives what another request kept meanwhile. */
  function keep(): Promise<Pick<HandoverRow, 'name' | 'remark' | 'signedAt' | 'documentId'>> {
    return database.transaction(async (transaction) => {
      await orderRepository(transaction).lock(order.id);
      const handovers = handoverRepository(transaction);
      const before = await handovers.find(order.id);
      // The seller made another link meanwhile.
      if (before?.tokenHash !== handover.tokenHash) throw new HttpError('expiredLink');
      if (before.signedAt) return before;
      await documentRepository(transaction).insert({
        id: documentId,
        orderId: order.id,
        // No reference of the seller's looks like it.
        reference: `handover ${documentId}`,
        name: texts.title,
        kind: 'other',
        documentDate: calendarDate(signedAt),
        url,
        mediaType: 'application/pdf',
        fileName: `${texts.title}.pdf`,
        size: bytes.length,
        sha256,
        createdAt: signedAt,
      });
      await handovers.sign(order.id, { ...unsigned, signature });
      const at = signedAt.toISOString();
      await recordOrderEvent(transaction, order.id, { id: `handover-${documentId}`, at, kind: 'handover', name, url });
      const within = { ...context, database: transaction };
      if (remark !== undefined) {
        const text = texts.message({ remark });
        await postMessage(within, { orderId: order.id, customerId, from: 'customer', author: null, text });
      }
      await recordChange(transaction, {
        customerId,
        actor: 'customer',
        action: 'signHandover',
        subject: order.id,
        detail: { documentId, sha256 },
        at: signedAt,
      });
      await tellCustomer(within, { customerId, orderId: order.id, kind: 'document', subject: documentId });
      return unsigned;
    });
  }
}

type Signed = Pick<HandoverRow, 'name' | 'remark' | 'consent' | 'clientAddress' | 'userAgent' | 'documentId' | 'sha256'> & {
  readonly signedAt: Date;
};

/** What our signature stands under: all that is recorded, in one fixed order. */
const signedText = (orderId: string, row: Signed): string =>
  JSON.stringify([
    'handover 1',
    orderId,
    row.name,
    row.remark,
    row.consent,
    row.signedAt.toISOString(),
    row.clientAddress,
    row.userAgent,
    row.documentId,
    row.sha256,
  ]);
