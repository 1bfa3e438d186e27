import type { LetterPdf } from '@pomp/correspondence/pdfs';
import { calendarDate, formatAddress, formatCents, formatDate, formatLongDate, productLabel, vatPercentage } from '@pomp/domain';
import type { Context } from '../context/context.js';
import { voiceToCustomer } from '../context/voices.js';
import { customerRepository } from '../customers/customer.repository.js';
import { notFound } from '../errors/http-error.js';
import type { Download } from '../http/call-handler.js';
import { isEntityId } from '../ids/entity-id.js';
import { throttled } from '../throttle/throttled.js';
import { quoteRepository } from './quote.repository.js';
import { quoteTexts } from './texts.js';
import { toQuote } from './to-quote.js';

/** A quote as it stands now, to keep or to show to someone. */
export async function quotePdf(
  context: Context,
  { customerId, quoteId }: { readonly customerId: string; readonly quoteId: string },
) {
  const { database, clock, writePdf } = context;
  const found = isEntityId(quoteId) ? await quoteRepository(database).find(customerId, quoteId) : undefined;
  const customer = await customerRepository(database).findById(customerId);
  if (!found || !customer) throw notFound();
  await throttled(context, { what: ['quote as PDF', customerId], triesPerMinute: 10 });
  const madeOn = clock();
  const { language } = voiceToCustomer(context, customer);
  const texts = language.texts(quoteTexts);
  const quote = toQuote(found, calendarDate(madeOn), { edition: context.edition, language });
  const amount = (cents: number) => formatCents(cents, language);
  const validUntil = formatLongDate(quote.validUntil, language);
  const content: LetterPdf = {
    title: texts.title({ date: formatDate(quote.formValues.quoteDate, language) }),
    paragraphs: [
      texts.intro({ name: `${customer.firstName} ${customer.lastName}` }),
      ...(quote.order ? [texts.ordered({ orderNumber: quote.order.orderNumber })] : []),
      ...(quote.status === 'expired' ? [texts.expired({ date: validUntil })] : []),
    ],
    facts: [
      [texts.what, productLabel(quote.product)],
      [texts.address, formatAddress(quote.address)],
      ...quote.lines.map(
        ({ description, quantity, amount: cents }) =>
          [quantity > 1 ? texts.line({ quantity: String(quantity), description }) : description, amount(cents)] as const,
      ),
      [texts.total, amount(quote.total)],
      [texts.vat({ percentage: String(vatPercentage) }), amount(quote.vat)],
      [texts.validUntil, validUntil],
    ],
    madeOn,
  };
  const pdf = await writePdf('letter', content, language);
  return { fileName: texts.fileName({ date: quote.formValues.quoteDate }), chunks: once(pdf) } satisfies Download;
}

async function* once<Chunk>(chunk: Chunk): AsyncIterable<Chunk> {
  yield chunk;
}
