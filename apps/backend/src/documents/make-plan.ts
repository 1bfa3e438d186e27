import { Readable } from 'node:stream';
import {
  calendarDate,
  flowOf,
  formatAddress,
  formatLongDate,
  planExpired,
  planRows,
  planSubsidy,
  planTexts,
  productLabel,
  subsidyNote,
  type PlanFacts,
} from '@pomp/domain';
import type { FileStorage } from '../adapters/storage/file-storage.js';
import type { Context } from '../context/context.js';
import { voiceToCustomer } from '../context/voices.js';
import { customerRepository } from '../customers/customer.repository.js';
import { HttpError, notFound } from '../errors/http-error.js';
import { houseRepository } from '../houses/house.repository.js';
import { isEntityId } from '../ids/entity-id.js';
import { orderRepository } from '../orders/order.repository.js';
import { addDocument } from './add-document.js';
import { documentRepository } from './document.repository.js';

export interface NewPlan {
  readonly orderId: string;
  readonly reference: string;
  readonly content: Omit<PlanFacts, 'subsidy'>;
}

/** Makes the plan that a customer signs: a PDF of what it says, which is signed by its hash, and the same for its page. */
export async function makePlan(context: Context & { readonly storage: FileStorage }, { orderId, reference, content }: NewPlan) {
  const { database, clock, writePdf } = context;
  const found = isEntityId(orderId) ? await orderRepository(database).find(orderId) : undefined;
  if (!found) throw notFound();
  const { order } = found;
  const { customerId } = found.customer;
  const customer = await customerRepository(database).findById(customerId);
  const house = await houseRepository(database).find(customerId, order.houseId);
  if (!customer || !house) throw notFound();
  if (content.vat > content.total) throw new HttpError('vatAboveAmount');
  if (content.downPayment > content.total) throw new HttpError('downPaymentAboveTotal');
  const now = clock();
  const date = calendarDate(now);
  if (planExpired(content, date)) throw new HttpError('planOverAlready');
  const facts: PlanFacts = { ...content, subsidy: planSubsidy(flowOf[order.product] ?? null, date) };
  const { language } = voiceToCustomer(context, customer);
  const texts = language.texts(planTexts);
  const before = await documentRepository(database).countPlans(orderId, reference);
  const name = before === 0 ? texts.name : texts.version({ version: String(before + 1) });
  const pdf = await writePdf(
    'letter',
    {
      title: name,
      paragraphs: [texts.intro, ...(facts.subsidy ? [subsidyNote(facts.subsidy, language)] : [])],
      facts: [
        [texts.order, `${order.orderNumber}, ${productLabel(order.product)}`],
        [texts.house, formatAddress(house)],
        [texts.madeOn, formatLongDate(date, language)],
        ...planRows(facts, language).map(({ label, value }) => [label, value] as const),
      ],
      madeOn: now,
    },
    language,
  );
  return addDocument(context, { orderId, reference, name, kind: 'plan', date, planFacts: facts, content: Readable.from([pdf]) });
}
