import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Agreement } from '@pomp/api-contract';
import {
  asksPayment,
  calendarDate,
  planExpired,
  signedConsent,
  signsAgain,
  type CalendarDate,
  verificationCodeBytes,
  verificationCodeOf,
  type OrderPlace,
} from '@pomp/domain';
import type { Database } from '../adapters/database/database.js';
import { recordChange } from '../audit/audit.repository.js';
import { documentRepository, type DocumentRow } from '../documents/document.repository.js';
import { removeUnlessKept } from '../documents/remove-unless-kept.js';
import type { Client } from '../http/client.js';
import { notFound, HttpError } from '../errors/http-error.js';
import { enqueue } from '../jobs/job.repository.js';
import { recordOrderEvent } from '../order-events/order-event.repository.js';
import { moveOrder } from '../order-flow/move-order.js';
import { tellCustomer } from '../order-news/tell-customer.js';
import { orderRepository } from '../orders/order.repository.js';
import { throttled } from '../throttle/throttled.js';
import { refuseWithdrawn } from '../orders/refuse-withdrawn.js';
import type { AgreementContext } from './agreement-context.js';
import { agreementRepository, type SignedAgreement, type UnstampedAgreement } from './agreement.repository.js';
import { confirmationDocument, makeConfirmation } from './confirmation.js';
import { termsRepository, type TermsRow } from './terms.repository.js';
import { evidenceOf } from './evidence.js';
import { ownOrder } from './own-order.js';
import { toAgreement } from './read-agreement.js';
import { signedStatement } from './signed-statement.js';

export interface Statement {
  readonly orderId: string;
  readonly name: string;
  /** The plan as it was shown. */
  readonly documentId: string;
  readonly sha256: string;
  /** Of the terms that were there to read; undefined where there were none. */
  readonly termsSha256: string | undefined;
  readonly client: Client;
}

/**
 * Signs the plan of an order, once: the same statement again is answered as the first time. A plan that changed is signed again, as the next version. The confirmation is made and stored first, and is
 * given to the order together with the evidence, so that there is never one without the other.
 */
export async function signAgreement(context: AgreementContext, customerId: string, statement: Statement): Promise<Agreement> {
  const { database, clock, storage, signer } = context;
  const { orderId, name, documentId, client } = statement;
  const { order, withdrawnAt, installationAt } = await ownOrder(database, customerId, orderId);
  const before = await agreementRepository(database).find(orderId);
  if (before?.agreement.documentId === documentId) return sameAgain(before, statement);
  const version = (before?.agreement.version ?? 0) + 1;
  const plan = signable(
    { ...order, withdrawnAt },
    await documentRepository(database).findPlan(orderId),
    statement,
    version,
    today(),
  );
  const terms = await shownTerms(database, statement);
  // Making a confirmation takes the server a moment.
  await throttled(context, { what: ['sign', customerId], triesPerMinute: 10 });
  await requireUnchanged(context, plan);

  const evidence = evidenceOf(signedConsent(context.speak(client.locale), terms), clock(), client);
  const verificationCode = verificationCodeOf(randomBytes(verificationCodeBytes));
  const made = await makeConfirmation(context, {
    order,
    installationAt,
    customerId,
    plan,
    terms,
    name,
    verificationCode,
    ...evidence,
  });
  const confirmation = confirmationDocument({
    id: randomUUID(),
    orderId,
    verificationCode,
    ...made,
    madeAt: evidence.agreedAt,
  });
  const unsigned = {
    orderId,
    version,
    documentId: plan.id,
    sha256: plan.sha256,
    confirmationId: confirmation.id,
    confirmationSha256: confirmation.sha256,
    termsId: terms?.id ?? null,
    termsSha256: terms?.sha256 ?? null,
    name,
    ...evidence,
    verificationCode,
  };
  const row: UnstampedAgreement = { ...unsigned, signature: await signer.sign(signedStatement(unsigned, order.orderNumber)) };

  await storage.write(confirmation.id, Readable.from([made.bytes]));
  const signed = await keep().catch(async (error: unknown) => {
    await removeUnlessKept(context, confirmation);
    throw error;
  });
  if (signed.confirmation.id !== confirmation.id) await storage.remove(confirmation.id);
  return sameAgain(signed, statement);

  function today(): CalendarDate {
    return calendarDate(clock());
  }

  /** Or gives what another request kept meanwhile. */
  function keep(): Promise<SignedAgreement> {
    return database.transaction(async (transaction) => {
      const orders = orderRepository(transaction);
      const locked = await orders.lock(orderId);
      if (!locked) throw notFound();
      const agreements = agreementRepository(transaction);
      const first = await agreements.find(orderId);
      if (first?.agreement.documentId === documentId) return first;
      if ((first?.agreement.version ?? 0) + 1 !== version) throw new HttpError('planChanged');
      const documents = documentRepository(transaction);
      signable(locked, await documents.findPlan(orderId), statement, version, today());
      await shownTerms(transaction, statement);
      await documents.insert(confirmation);
      await agreements.insert(row);
      await orders.agree(orderId, row.agreedAt);
      await recordOrderEvent(transaction, orderId, {
        id: `signed-${confirmation.id}`,
        at: row.agreedAt.toISOString(),
        kind: 'signed',
        url: confirmation.url,
      });
      await recordChange(transaction, {
        customerId,
        actor: 'customer',
        action: 'signAgreement',
        subject: orderId,
        detail: { documentId: plan.id, sha256: plan.sha256 },
        at: row.agreedAt,
      });
      const within = { ...context, database: transaction };
      await tellCustomer(within, { customerId, orderId, kind: 'signed' });
      // Past the down payment, where that came before the signature.
      const { step, status } = locked;
      if (asksPayment(locked, 'PY')) await moveOrder(within, { orderId, step, status }, 'customer');
      if (context.hasTimestamps)
        await enqueue(transaction, { kind: 'stampAgreement', payload: { customerId, verificationCode }, now: clock() });
      const kept = await agreements.find(orderId);
      if (!kept) throw new Error('What was signed can’t be found.');
      return kept;
    });
  }
}

/** The plan that is signed, when this order asks for that now, and it is the one that was shown. */
function signable(
  order: OrderPlace & { readonly withdrawnAt: Date | null },
  plan: DocumentRow | undefined,
  { documentId, sha256 }: Statement,
  version: number,
  today: CalendarDate,
): DocumentRow & { readonly sha256: string } {
  refuseWithdrawn(order);
  if (version > 1 && !signsAgain(order)) throw new HttpError('signedAlready');
  if (version === 1 && !asksPayment(order, 'PY')) throw new HttpError('nothingToSign');
  if (plan?.id !== documentId || plan.sha256 !== sha256) throw new HttpError('planChanged');
  if (planExpired(plan.planFacts, today)) throw new HttpError('planExpired');
  return { ...plan, sha256 };
}

/** The terms that are agreed to: those that were there to read, or it isn't agreed. Undefined where the seller keeps none. */
async function shownTerms(database: Database, { termsSha256 }: Statement): Promise<TermsRow | undefined> {
  const terms = await termsRepository(database).findNewest();
  if (terms?.sha256 !== termsSha256) throw new HttpError('termsChanged');
  return terms;
}

function sameAgain(signed: SignedAgreement, { name, documentId, sha256, termsSha256 }: Statement): Agreement {
  const { agreement } = signed;
  const isSame =
    agreement.name === name &&
    agreement.documentId === documentId &&
    agreement.sha256 === sha256 &&
    (agreement.termsSha256 ?? undefined) === termsSha256;
  if (!isSame) throw new HttpError('signedAlready');
  return toAgreement(signed);
}

/** What is signed is what is stored: a file that was changed behind our back is never confirmed. */
async function requireUnchanged({ storage }: AgreementContext, { id, sha256 }: DocumentRow): Promise<void> {
  const hash = createHash('sha256');
  for await (const chunk of await storage.read(id)) hash.update(chunk as Buffer);
  if (hash.digest('hex') !== sha256) throw new Error('A stored plan isn’t what was stored.');
}
