import type { OrderAsk } from '@pomp/correspondence';
import {
  awaitsInspection,
  calendarDate,
  changedPlan,
  formatCents,
  orderMessage,
  planExpired,
  planTexts,
  productLabel,
  type OrderAction,
  type OrderTarget,
  type PaymentType,
} from '@pomp/domain';
import type { Target } from '@pomp/edition';
import { linkTo } from '../context/link-to.js';
import { voiceToCustomer } from '../context/voices.js';
import { customerRepository } from '../customers/customer.repository.js';
import { documentRepository } from '../documents/document.repository.js';
import { houseRepository } from '../houses/house.repository.js';
import { invoiceRepository } from '../invoices/invoice.repository.js';
import { isSigned } from '../invoices/is-signed.js';
import { paymentRepository } from '../invoices/payment.repository.js';
import { listOrderEvents } from '../order-events/order-event.repository.js';
import { orderRepository } from '../orders/order.repository.js';
import { toOrder } from '../orders/to-order.js';
import { isBeingPaid } from './find-payment.js';
import type { MailContext } from './mail-context.js';

export type ToldOrder = NonNullable<Awaited<ReturnType<typeof findToldOrder>>>;

/** An order as it is by now, for whoever writes to its customer: what it says, and what it asks. Undefined when it isn't this customer's any more. */
export async function findToldOrder(context: MailContext, customerId: string, orderId: string) {
  const { database, clock } = context;
  const [customer, found] = await Promise.all([
    customerRepository(database).findById(customerId),
    orderRepository(database).find(orderId),
  ]);
  const house = found && (await houseRepository(database).find(customerId, found.order.houseId));
  if (!customer || !found || !house) return undefined;
  const today = calendarDate(clock());
  const order = toOrder(found, today);
  const voice = voiceToCustomer(context, customer);
  const said = orderMessage({ order, house }, today);
  const link = (target: Target) => linkTo(context, target, voice.language);
  return {
    to: customer.email,
    order,
    said,
    voice,
    ask:
      (await signAgain()) ??
      (said.tone === 'action' && said.action && !said.action.disabled ? await askOf(said.action) : undefined),
    about: {
      ...voice,
      firstName: customer.firstName,
      orderNumber: order.orderNumber,
      product: productLabel(order.product),
      ordersLink: link({ to: 'order', orderId }),
      documentsLink: link({ to: 'documents', orderId }),
      appointmentsLink: link({ to: 'appointments' }),
    },
  };

  /** A plan that changed after it was signed comes before all else. */
  async function signAgain(): Promise<OrderAsk | undefined> {
    if (!changedPlan(await listOrderEvents(database, orderId), order) || !(await canBeSigned())) return undefined;
    const { action } = voice.language.texts(planTexts).changed;
    return { kind: 'signAgain', label: action, link: link({ to: 'payment', orderId, type: 'PY' }) };
  }

  /** Whether there is a plan, of which the last day isn't over: else nobody is asked to sign, until there is another. */
  async function canBeSigned(): Promise<boolean> {
    const plan = await documentRepository(database).findPlan(orderId);
    return plan !== undefined && !planExpired(plan.planFacts, calendarDate(clock()));
  }

  /** What can be paid now; undefined before there is an invoice, and once it is paid. */
  async function toPay(type: PaymentType): Promise<string | undefined> {
    const found = await invoiceRepository(database).find({ orderId, type });
    const live = found && (await paymentRepository(database).findLive(found.invoice.id));
    return found && live?.state !== 'paid' ? formatCents(found.invoice.amount, voice.language) : undefined;
  }

  /** Undefined where the customer did it, and a bank is still busy; and where nothing can be done yet: an invoice that comes is told then. */
  async function askOf({ target, label }: OrderAction): Promise<OrderAsk | undefined> {
    const button = { label: voice.language.say(label), link: link(pageOf(target, orderId)) };
    switch (target.to) {
      case 'booking':
        return awaitsInspection(order, clock()) ? undefined : { kind: 'planInspection', ...button };
      case 'houseInfo':
      case 'installationInfo':
        return { kind: 'inform', ...button };
      case 'appointments':
        return undefined;
      case 'payment': {
        const { type } = target;
        if (await isBeingPaid(database, orderId, type)) return undefined;
        const amount = await toPay(type);
        if (type === 'PY' && !(await isSigned(database, orderId)))
          return (await canBeSigned()) ? { kind: 'sign', amount, ...button } : undefined;
        return amount === undefined ? undefined : { kind: type === 'FP' ? 'finalPayment' : 'downPayment', amount, ...button };
      }
    }
  }
}

/** The page where it is done. An inspection is planned on a page of someone else's, to which that of the appointments leads. */
function pageOf(target: OrderTarget, orderId: string): Target {
  switch (target.to) {
    case 'booking':
    case 'appointments':
      return { to: 'appointments' };
    case 'houseInfo':
      return { to: 'houseInfo', houseId: target.houseId };
    case 'installationInfo':
      return { to: 'installationInfo', orderId, houseId: target.houseId, flow: target.flow };
    case 'payment':
      return target;
  }
}
