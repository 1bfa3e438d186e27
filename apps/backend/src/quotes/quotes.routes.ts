import { calendarDate } from '@pomp/domain';
import type { Context } from '../context/context.js';
import type { CustomerHandlers } from '../http/call-handler.js';
import { askQuote, changeQuote } from './ask-quote.js';
import { orderFromQuote } from './order-from-quote.js';
import { quotePdf } from './quote-pdf.js';
import { quoteRepository } from './quote.repository.js';
import { toQuote } from './to-quote.js';

type QuoteHandlers = Pick<CustomerHandlers, 'getQuotes' | 'getQuotePdf' | 'postQuote' | 'putQuote' | 'postOrder'>;

export function quoteRoutes(context: Context): QuoteHandlers {
  const listBySession = quoteRepository(context.database).listBySession();
  return {
    getQuotes: {
      withSession: async (key, { locale }) => {
        const voice = { edition: context.edition, language: context.speak(locale) };
        const rows = await listBySession.execute({ ...key });
        const today = calendarDate(context.clock());
        const [first] = rows;
        return (
          first && {
            session: first.session,
            response: rows.flatMap(({ quote, ...order }) => (quote ? toQuote({ quote, ...order }, today, voice) : [])),
          }
        );
      },
    },

    getQuotePdf: { download: ({ customerId, query: { id } }) => quotePdf(context, { customerId, quoteId: id }) },

    postQuote: {
      once: (once, { customerId, client, body: { houseId, ...answers } }) =>
        askQuote(once, { customerId, houseId, answers }, once.speak(client.locale)),
    },

    putQuote: ({ customerId, client, query: { id }, body: { houseId, ...answers } }) =>
      changeQuote(context, id, { customerId, houseId, answers }, context.speak(client.locale)),

    postOrder: {
      once: (once, { customerId, body: { quoteId, revision, ...answers } }) =>
        orderFromQuote(once, { customerId, quoteId, revision, answers }),
    },
  };
}
