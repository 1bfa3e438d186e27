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
import type { Context } from '../context/context.js';
import { voiceToCustomer } from '../context/voices.js';
import { customerRepository } from '../customers/customer.repository.js';
import { HttpError, notFound } from '../errors/http-error.js';
import { houseRepository } from '../houses/house.repository.js';
import { isEntityId } from '../ids/entity-id.js';
import { orderRepository } from '../orders/order.repository.js';
import { placePump, type Placement, type PlacingContext } from '../placement/place-pump.js';
import { addDocument } from './add-document.js';
import { documentRepository } from './document.repository.js';

export interface NewPlan {
  readonly orderId: string;
  readonly reference: string;
  readonly content: Omit<PlanFacts, 'subsidy' | 'placed'>;
  /** Where the pump stands in a photo of the customer's. */
  readonly placement?: Placement | undefined;
}

/** What is done and what isn't: lists of their own. */
const work = ['included', 'excluded'] as const;
const isWork = (key: string) => work.some((what) => what === key);

/** Makes the plan that a customer signs: a PDF of what it says, which is signed by its hash, and the same for its page. */
export async function makePlan(context: Context & PlacingContext, { orderId, reference, content, placement }: NewPlan) {
  const { database, clock, writePdf } = context;
  const found = isEntityId(orderId) ? await orderRepository(database).find(orderId) : undefined;
  if (!found) throw notFound();
  const { order } = found;
  const { customerId } = found.customer;
  const customer = await customerRepository(database).findById(customerId);
  const house = await houseRepository(database).find(customerId, order.houseId);
  if (!customer || !house) throw notFound();
  if (content.vat > content.total) throw new HttpError('vatAboveAmount');
  // What the law lets a seller ask of a consumer beforehand.
  if (content.downPayment * 2 > content.total) throw new HttpError('downPaymentAboveHalf');
  const now = clock();
  const date = calendarDate(now);
  if (planExpired(content, date)) throw new HttpError('planOverAlready');
  const documents = documentRepository(database);
  const made = await documents.findByReference(orderId, reference);
  if (made) return { documentId: made.id, url: made.url };
  const { language } = voiceToCustomer(context, customer);
  const texts = language.texts(planTexts);
  const placing = { orderId, houseId: house.id, customerId, fileName: texts.placedFile };
  const placed = placement && (await placePump(context, placing, placement));
  const facts: PlanFacts = {
    ...content,
    subsidy: planSubsidy(flowOf[order.product] ?? null, date),
    ...(placed && { placed: placed.id }),
  };
  const before = await documents.countPlans(orderId, reference);
  const name = before === 0 ? texts.name : texts.version({ version: String(before + 1) });
  const pdf = await writePdf(
    'letter',
    {
      title: name,
      paragraphs: [texts.intro],
      facts: [
        [texts.order, `${order.orderNumber}, ${productLabel(order.product)}`],
        [texts.house, formatAddress(house)],
        [texts.madeOn, formatLongDate(date, language)],
        ...planRows(facts, language).flatMap(({ key, label, value }) => (isWork(key) ? [] : [[label, value] as const])),
      ],
      note: facts.subsidy ? subsidyNote(facts.subsidy, language) : undefined,
      lists: work.flatMap((what) => (facts[what].length > 0 ? [{ title: texts[what], lines: facts[what] }] : [])),
      ...(placed && { picture: { ...placed.picture, name: texts.placedNote, alt: texts.placedAlt } }),
      madeOn: now,
    },
    language,
  );
  return addDocument(context, { orderId, reference, name, kind: 'plan', date, planFacts: facts, content: Readable.from([pdf]) });
}
