import { installationInfo, type Fields, type Worded } from '@pomp/domain';
import { offeredLocale } from '@pomp/edition';
import { recordChange } from '../audit/audit.repository.js';
import type { Context } from '../context/context.js';
import { postSellerMessage } from './seller-conversation.js';
import { notFound } from '../errors/http-error.js';
import { isEntityId } from '../ids/entity-id.js';
import { orderRepository } from '../orders/order.repository.js';
import { againTexts } from './texts.js';
import { againOf } from '../uploads/to-uploaded-file.js';
import { uploadRepository } from '../uploads/upload.repository.js';

interface Asked {
  readonly orderId: string;
  readonly uploadId: string;
  /** `null` takes it back. */
  readonly reason: string | null;
}

/** Asks the customer of an order for a better photo in the place of one, and writes so in the conversation. */
export const askPhotoAgain = (context: Context, { orderId, uploadId, reason }: Asked) =>
  context.database.transaction(async (database) => {
    const orders = orderRepository(database);
    // First: of two at once the second finds it asked.
    const found = isEntityId(orderId) && (await orders.lock(orderId)) ? await orders.find(orderId) : undefined;
    if (!found) throw notFound();
    const { customerId } = found.customer;
    const uploads = uploadRepository(database);
    const photo = await uploads.findStored({ kind: 'customer', customerId }, uploadId);
    if (!photo || photo.houseId !== found.order.houseId) throw notFound();

    // Asked in the same words already: nobody is written to twice.
    if (photo.againReason === reason) return { again: againOf(photo).again ?? null };
    const at = context.clock();
    await uploads.askAgain(photo.id, reason === null ? null : { reason, at });
    await recordChange(database, { customerId, actor: 'seller', action: 'askPhotoAgain', subject: photo.id, at });
    if (reason === null) return { again: null };
    const language = context.speak(offeredLocale(context.edition, found.customer.locale));
    const question = labelOf(photo.field);
    const text = language.texts(againTexts).message({
      question: question ? language.say(question) : photo.fileName,
      photo: photo.fileName,
      reason,
    });
    await postSellerMessage({ ...context, database }, orderId, { text });
    return { again: againOf({ againReason: reason, againAt: at }).again ?? null };
  });

function labelOf(field: string | null) {
  const fields = Object.values(installationInfo.sections).flatMap((section) =>
    Object.entries<Fields[string] & Partial<Worded>>(section.fields),
  );
  return fields.find(([name]) => name === field)?.[1].label;
}
