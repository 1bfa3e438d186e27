import { newCustomer, newHouse, type SectionContext } from '@pomp/domain';
import { planIncasso, readIncasso, withdrawIncasso } from '../agreements/seller-incasso.js';
import { addTerms } from '../agreements/terms.js';
import { requireAnswers, todayOf } from '../answers/require-answers.js';
import type { FileStorage } from '../adapters/storage/file-storage.js';
import { cancelAppointment, planAppointment } from '../appointments/plan-appointment.js';
import { listTurns } from '../conversation/list-turns.js';
import { addOrderPhoto, serveOrderPhoto } from '../conversation/order-photos.js';
import { nameAdviser, postSellerMessage, needsNoAnswer, readBySeller, setDelivery } from '../conversation/seller-conversation.js';
import { createCustomer } from '../customers/create-customer.js';
import { requireOffered } from '../customers/require-offered.js';
import { addDocument } from '../documents/add-document.js';
import { makePlan } from '../documents/make-plan.js';
import { makeHandoverLink } from '../handover/make-handover-link.js';
import { createHouse } from '../houses/create-house.js';
import { isEntityId } from '../ids/entity-id.js';
import type { SellerHandlers } from '../http/mount-seller-calls.js';
import { countMeterProof } from '../meter-readings/count-meter-proof.js';
import { notFound } from '../errors/http-error.js';
import { setInvoice } from '../invoices/set-invoice.js';
import { createOrder } from '../order-flow/create-order.js';
import { moveOrder } from '../order-flow/move-order.js';
import { eraseCustomer } from '../own-data/erase-customer.js';
import { listDeletions } from '../own-data/list-deletions.js';
import { receivePayment } from '../payments/receive-payment.js';
import { askPhotoAgain } from '../conversation/ask-photo-again.js';
import { listAllOrders } from './list-all-orders.js';
import { listBudgets } from './list-budgets.js';
import { listCaughtForms } from './list-caught-forms.js';
import { listChanges } from './list-changes.js';
import type { Previews } from '../uploads/previews.js';
import { showOrder } from './show-order.js';

const own = (customerId: string): string => {
  if (!isEntityId(customerId)) throw notFound();
  return customerId;
};

const pageSizes = { usual: 50, max: 500 };
const limitOf = (limit: string | undefined) => Math.min(Number(limit ?? pageSizes.usual), pageSizes.max);

interface Around {
  /** Where the site is: the seller gets links to it. */
  readonly siteUrl: string;
  readonly storage: FileStorage;
  readonly previews: Previews;
}

/** What the seller's own systems can do: all of it through the use cases that the portal has too. */
export const backofficeRoutes = ({ storage, previews, siteUrl }: Around): SellerHandlers => ({
  postCustomer: async (context, { body: { locale, ...form } }) => {
    if (locale !== undefined) requireOffered(context.edition, locale);
    const fields = requireAnswers<typeof newCustomer.fields, SectionContext, 'phoneNumber'>(
      newCustomer,
      form,
      todayOf(context.clock),
    );
    return { customerId: await createCustomer(context, { ...fields, locale }, 'seller') };
  },

  postCustomerHouse: (context, { query: { customerId }, body }) => {
    const {
      zip,
      mainAddress = false,
      ...address
    } = requireAnswers<typeof newHouse.fields, SectionContext, 'mainAddress'>(newHouse, body, todayOf(context.clock));
    return createHouse(context, own(customerId), { ...address, zipcode: zip, mainAddress }, 'seller');
  },

  postCustomerOrder: (context, { query: { customerId }, body: { step = 'RV', status = 'OG', ...order } }) => {
    if (!isEntityId(order.houseId)) throw notFound();
    return createOrder(context, own(customerId), { ...order, step, status }, 'seller');
  },

  putOrderStep: (context, { query: { orderId }, body }) => moveOrder(context, { orderId, ...body }, 'seller'),

  putAppointment: (context, { query, body: { startsAt, endsAt, arrivalUntil, ...way } }) =>
    planAppointment(context, {
      ...query,
      ...way,
      startsAt: new Date(startsAt),
      endsAt: endsAt === undefined ? undefined : new Date(endsAt),
      // Null is said too: nobody arrives by any time.
      arrivalUntil: typeof arrivalUntil === 'string' ? new Date(arrivalUntil) : arrivalUntil,
    }),

  deleteAppointment: async (context, { query }) => {
    await cancelAppointment(context, query, 'seller');
    return {};
  },

  postDocument: (context, { query, file }) => addDocument({ ...context, storage }, { ...query, content: file() }),

  postPlan: (context, { query, body: { placement, ...content } }) =>
    makePlan({ ...context, storage, previews }, { ...query, content, placement }),

  postTerms: (context, { query: { version }, file }) => addTerms({ ...context, storage }, version, file()),

  getTurns: (context) => listTurns(context),

  postOrderMessage: (context, { query: { orderId }, body }) => postSellerMessage(context, orderId, body),

  postOrderPhoto: (context, { query, file }) => addOrderPhoto({ ...context, storage }, { ...query, content: file() }),

  getOrderPhoto: (context, { query }) => serveOrderPhoto({ ...context, storage, previews }, query),

  putOrderMessagesRead: async (context, { query: { orderId, messageId } }) => {
    await readBySeller(context, orderId, messageId);
    return {};
  },

  putNoAnswerNeeded: async (context, { query: { orderId, messageId } }) => {
    await needsNoAnswer(context, orderId, messageId);
    return {};
  },

  putAdviser: (context, { query: { orderId }, body }) => nameAdviser(context, orderId, body.name),

  getMeterProof: (context) => countMeterProof(context),

  putPhotoAgain: (context, { query, body }) => askPhotoAgain(context, { ...query, ...body }),

  postHandoverLink: (context, { query: { orderId }, body }) => makeHandoverLink({ ...context, siteUrl }, orderId, body),

  putDelivery: (context, { query: { orderId }, body }) => setDelivery(context, orderId, body),

  getOrder: (context, { query }) => showOrder(context, query.order),

  putInvoice: (context, { query, body }) => setInvoice(context, query, body),

  postPaymentReceived: (context, { query, body }) => receivePayment(context, query, body),

  getIncasso: (context, { query: { orderId } }) => readIncasso(context, orderId),

  putIncasso: (context, { query: { orderId }, body: { incassoDate } }) => planIncasso(context, orderId, incassoDate),

  deleteIncasso: async (context, { query: { orderId } }) => {
    await withdrawIncasso(context, orderId);
    return {};
  },

  getAllOrders: (context, { query: { after, limit } }) => listAllOrders(context, { after, limit: limitOf(limit) }),

  getCaughtForms: (context, { query: { after, limit } }) => listCaughtForms(context, { after, limit: limitOf(limit) }),

  getBudgets: (context) => listBudgets(context),

  getDeletions: (context) => listDeletions(context),

  deleteCustomer: (context, { query: { customerId, asked, calledOff = '' } }) =>
    eraseCustomer(context, {
      customerId,
      askedElsewhere: asked === 'elsewhere',
      calledOff: calledOff.split(',').map((number) => number.trim()),
    }),

  getChanges: (context, { query: { after, limit } }) => listChanges(context, { after, limit: limitOf(limit) }),
});
