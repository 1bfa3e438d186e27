import { createHash } from 'node:crypto';
import { calls } from '@pomp/api-contract';
import { agreementTexts } from '@pomp/correspondence';
import type { AgreementPdf } from '@pomp/correspondence/pdfs';
import { calendarDate, formatCents, formatMoment, lastDayToWithdraw, productLabel } from '@pomp/domain';
import type { orderDocument } from '../adapters/database/schema/index.js';
import { customerRepository } from '../customers/customer.repository.js';
import type { DocumentRow } from '../documents/document.repository.js';
import { invoiceRepository } from '../invoices/invoice.repository.js';
import { houseRepository } from '../houses/house.repository.js';
import { notFound } from '../errors/http-error.js';
import { voiceToCustomer } from '../context/voices.js';
import type { OrderRow } from '../orders/order.repository.js';
import { toTerms } from './terms.js';
import type { TermsRow } from './terms.repository.js';
import { verificationLink, type AgreementContext } from './agreement-context.js';

interface Agreed extends Pick<AgreementPdf, 'name' | 'consent' | 'agreedAt' | 'verificationCode'> {
  readonly order: OrderRow['order'];
  readonly installationAt: Date | null;
  readonly customerId: string;
  readonly plan: DocumentRow & { readonly sha256: string };
  readonly terms: TermsRow | undefined;
}

/** The PDF that the customer keeps, and what it is called. */
export async function makeConfirmation(
  context: AgreementContext,
  { order, installationAt, customerId, plan, terms, ...agreed }: Agreed,
): Promise<Pick<Made, 'bytes' | 'name'>> {
  const house = await houseRepository(context.database).find(customerId, order.houseId);
  if (!house) throw notFound();
  const customer = await customerRepository(context.database).findById(customerId);
  if (!customer) throw notFound();
  const voice = voiceToCustomer(context, customer);
  const billed = await invoiceRepository(context.database).find({ orderId: order.id, type: 'PY' });
  const content: AgreementPdf = {
    orderNumber: order.orderNumber,
    product: productLabel(order.product),
    house,
    plan: { name: plan.name, date: plan.documentDate, sha256: plan.sha256 },
    terms: terms && { version: terms.version, sha256: terms.sha256, link: new URL(toTerms(terms).url, context.siteUrl).href },
    name: agreed.name,
    consent: agreed.consent,
    agreedAt: agreed.agreedAt,
    total: plan.planFacts ? formatCents(plan.planFacts.total, voice.language) : undefined,
    downPayment: billed && formatCents(billed.invoice.amount, voice.language),
    installedOn: installationAt === null ? undefined : formatMoment(installationAt, voice.language),
    withdrawUntil: lastDayToWithdraw(agreed.agreedAt),
    verificationCode: agreed.verificationCode,
    verificationLink: verificationLink(context, agreed.verificationCode, voice.language),
    timestamped: context.hasTimestamps,
  };
  const bytes = await context.writePdf('agreement', content, voice.language);
  return { bytes, name: voice.language.texts(agreementTexts).pdf.title };
}

interface Made {
  readonly id: string;
  readonly orderId: string;
  readonly verificationCode: string;
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly madeAt: Date;
}

/** Among the documents of its order. No reference of the seller's looks like its own. */
export const confirmationDocument = ({ id, orderId, verificationCode, name, bytes, madeAt }: Made) =>
  ({
    id,
    orderId,
    reference: `confirmation ${verificationCode}`,
    name,
    kind: 'confirmation',
    documentDate: calendarDate(madeAt),
    url: `${calls.getDocument.path}?documentId=${id}`,
    mediaType: 'application/pdf',
    fileName: `${name}.pdf`,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    createdAt: madeAt,
  }) satisfies typeof orderDocument.$inferInsert;
