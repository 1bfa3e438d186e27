import { calendarDate, formatAddress, formatLongDate, productLabel } from '@pomp/domain';
import type { Context } from '../context/context.js';
import { voiceToCustomer } from '../context/voices.js';
import { customerRepository } from '../customers/customer.repository.js';
import { notFound } from '../errors/http-error.js';
import { houseRepository } from '../houses/house.repository.js';
import type { Download } from '../http/call-handler.js';
import { isEntityId } from '../ids/entity-id.js';
import { orderFacts } from '../orders/order-facts.repository.js';
import { orderRepository } from '../orders/order.repository.js';
import { toOrder } from '../orders/to-order.js';
import { throttled } from '../throttle/throttled.js';
import { warrantyTexts } from './texts.js';

/** On what the seller gives a warranty and until when, to keep with the papers of the house. There is none until the seller says one. */
export async function warrantyPdf(
  context: Context,
  { customerId, orderId }: { readonly customerId: string; readonly orderId: string },
): Promise<Download> {
  const { database, clock, writePdf, edition } = context;
  const found = isEntityId(orderId) ? await orderRepository(database).find(orderId) : undefined;
  if (found?.customer.customerId !== customerId) throw notFound();
  const customer = await customerRepository(database).findById(customerId);
  const house = await houseRepository(database).find(customerId, found.order.houseId);
  const delivery = (await orderFacts(database).find(orderId))?.delivery ?? null;
  if (!customer || !house || !delivery || delivery.warranties.length === 0) throw notFound();
  await throttled(context, { what: ['warranty as PDF', customerId], triesPerMinute: 10 });

  const madeOn = clock();
  const { language } = voiceToCustomer(context, customer);
  const texts = language.texts(warrantyTexts);
  const { orderNumber, product, installationAppointment } = toOrder(found, calendarDate(madeOn));
  const dated = (day: Parameters<typeof formatLongDate>[0]) => formatLongDate(day, language);
  const pdf = await writePdf(
    'letter',
    {
      title: texts.title,
      paragraphs: [texts.intro({ seller: edition.brand.name, name: `${customer.firstName} ${customer.lastName}` }), texts.law],
      facts: [
        [texts.order, `${orderNumber}, ${productLabel(product)}`],
        [texts.house, formatAddress(house)],
        ...(installationAppointment.date === null
          ? []
          : [[texts.installedOn, dated(calendarDate(new Date(installationAppointment.date)))] as const]),
        ...(delivery.deviceCode === null ? [] : [[texts.deviceCode, delivery.deviceCode] as const]),
        ...delivery.warranties.map(({ what, until }) => [what, texts.until({ date: dated(until) })] as const),
        ...(delivery.serviceOn === null ? [] : [[texts.service, dated(delivery.serviceOn)] as const]),
      ],
      madeOn,
    },
    language,
  );
  return { fileName: `garantie-${orderNumber}.pdf`, chunks: once(pdf) };
}

async function* once<Chunk>(chunk: Chunk): AsyncIterable<Chunk> {
  yield chunk;
}
