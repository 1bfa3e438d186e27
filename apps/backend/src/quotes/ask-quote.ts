import { calendarDate, quoteStatus, type CalendarDate } from '@pomp/domain';
import type { Language } from '@pomp/language';
import { recordChange } from '../audit/audit.repository.js';
import type { Context } from '../context/context.js';
import { customerRepository } from '../customers/customer.repository.js';
import { isEntityId } from '../ids/entity-id.js';
import { notFound, HttpError } from '../errors/http-error.js';
import { offerFor, type QuoteRequest } from './offer.js';
import { quoteRepository, type QuoteRow } from './quote.repository.js';
import { toQuote } from './to-quote.js';

/** Makes a quote, at the prices of today. */
export function askQuote({ database, clock, edition, speak }: Context, request: QuoteRequest, language: Language) {
  const now = clock();
  const today = calendarDate(now);
  const { customerId } = request;
  return database.transaction(async (transaction) => {
    if (!(await customerRepository(transaction).lock(customerId))) throw notFound();
    const quote = await quoteRepository(transaction).insert({
      ...(await offerFor({ database: transaction, edition, speak }, request, today)),
      customerId,
      createdAt: now,
    });
    await recordChange(transaction, { customerId, actor: 'customer', action: 'askQuote', subject: quote.id, at: now });
    return toQuote({ quote, orderId: null, orderNumber: null }, today, { edition, language });
  });
}

/** Makes something else of a quote that nobody ordered from yet, at the prices of today. */
export function changeQuote(
  { database, clock, edition, speak }: Context,
  quoteId: string,
  request: QuoteRequest,
  language: Language,
) {
  const now = clock();
  const today = calendarDate(now);
  const { customerId } = request;
  return database.transaction(async (transaction) => {
    const found = await lockQuote({ database: transaction }, customerId, quoteId);
    requireOpen(found, today);
    const quote = await quoteRepository(transaction).change(
      quoteId,
      await offerFor({ database: transaction, edition, speak }, request, today),
    );
    await recordChange(transaction, {
      customerId,
      actor: 'customer',
      action: 'changeQuote',
      subject: quoteId,
      detail: { revision: quote.revision },
      at: now,
    });
    return toQuote({ ...found, quote }, today, { edition, language });
  });
}

/** The customer first, as whoever deletes a house does: two that take them in another order would wait for each other. */
export async function lockQuote({ database }: Pick<Context, 'database'>, customerId: string, quoteId: string): Promise<QuoteRow> {
  await customerRepository(database).lock(customerId);
  const found = isEntityId(quoteId) ? await quoteRepository(database).lock(customerId, quoteId) : undefined;
  if (!found) throw notFound();
  return found;
}

const closed = { ordered: 'quoteOrdered', expired: 'quoteExpired' } as const;

/** Refuses a quote that was ordered from or has expired. */
export function requireOpen({ quote: { validUntil }, orderId }: QuoteRow, today: CalendarDate): void {
  const status = quoteStatus({ ordered: orderId !== null, validUntil }, today);
  if (status !== 'open') throw new HttpError(closed[status]);
}
