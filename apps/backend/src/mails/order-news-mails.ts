import { buffer } from 'node:stream/consumers';
import {
  agreementTexts,
  appointmentTexts,
  orderNewsMail,
  type AppointmentNews,
  type DebitNews,
  type MandateNews,
  type PaidNews,
  type SignedNews,
} from '@pomp/correspondence';
import {
  appointmentHow,
  appointmentLabel,
  appointmentReady,
  debitNoticeDays,
  formatCents,
  formatLongDate,
  formatMoment,
  lastDayToWithdraw,
  maskedIban,
  paymentTypes,
} from '@pomp/domain';
import * as z from 'zod/mini';
import { verificationLink } from '../agreements/agreement-context.js';
import { agreementRepository } from '../agreements/agreement.repository.js';
import { incassoMandateRepository, type IncassoMandateRow } from '../agreements/incasso-mandate.repository.js';
import type { MailAttachment } from '../adapters/mail/mail-transport.js';
import type { OrderNewsKind } from '../adapters/database/schema/index.js';
import { appointmentRepository, toAppointment } from '../appointments/appointment.repository.js';
import { calendarEntry } from '../appointments/calendar-entry.js';
import { linkTo } from '../context/link-to.js';
import { documentRepository } from '../documents/document.repository.js';
import { debitLapsedAt } from '../invoices/debit-lapsed.js';
import { invoiceRepository } from '../invoices/invoice.repository.js';
import { paymentRepository } from '../invoices/payment.repository.js';
import { orderNewsRepository, type OrderNewsRow } from '../order-news/order-news.repository.js';
import { findPayment } from './find-payment.js';
import type { MailContext, Makers } from './mail-context.js';
import { findToldOrder, type ToldOrder } from './told-order.js';

const appointmentDetail = z.object({ sequence: z.number(), change: z.enum(['planned', 'moved', 'cancelled']) });

/** A part of a mail with what goes along with it. */
interface Told<Part> {
  readonly part: Part;
  readonly attachments: readonly MailAttachment[];
}

/**
 * What customers hear of their orders: all that happened since the mail before, as it is when the mail leaves, and what is asked by now. What was done,
 * changed or taken back meanwhile isn't told any more; when nothing is left, there is no mail.
 */
export const orderNewsMails = (context: MailContext): Makers<'orderNews'> => ({
  orderNews: async ({ customerId, orderId }, mailId) => {
    const news = await orderNewsRepository(context.database).take(orderId, mailId);
    if (news.length === 0) return undefined;
    const found = await findToldOrder(context, customerId, orderId);
    if (!found) return undefined;
    const [signed, appointments, paid, documents, mandate, debit] = await Promise.all([
      happened(news, 'signed') ? signedNews(context, found) : undefined,
      appointmentNews(context, customerId, found, news),
      paidNews(context, found, news),
      documentNews(context, found, news),
      happened(news, 'mandate') ? mandateNews(context, found) : undefined,
      debitNews(context, found, news),
    ]);
    const { ask, order, said, voice } = found;
    const moved = happened(news, 'moved');
    const complete = order.step === 'CP' && (moved || paid.length > 0);
    const isTold =
      [signed, mandate, debit].some((part) => part !== undefined) || appointments.length + paid.length + documents.length > 0;
    if (!isTold && !(moved && order.withdrawnAt === null && (ask !== undefined || complete || order.step === 'FP')))
      return undefined;
    const { language } = voice;
    // What a step asks isn't said to who did it, or can't do it now.
    const unaskable = ask === undefined && said.tone === 'action';
    const content = await orderNewsMail({
      ...found.about,
      signed: signed?.part,
      appointments: appointments.map(({ part }) => part),
      paid,
      documents,
      mandate,
      debit,
      ...((ask || complete || (moved && !unaskable)) && {
        state: { message: language.say(said.message), detail: said.detail && language.say(said.detail) },
      }),
      installed: moved && unaskable && order.step === 'FP',
      complete,
      ask,
    });
    const attachments = [signed, ...appointments].flatMap((told) => told?.attachments ?? []);
    return { to: found.to, content: { ...content, ...(attachments.length > 0 && { attachments }) } };
  },
});

const happened = (news: readonly OrderNewsRow[], kind: OrderNewsKind) => news.some((row) => row.kind === kind);
const subjectsOf = (news: readonly OrderNewsRow[], kind: OrderNewsKind) => [
  ...new Set(news.flatMap((row) => (row.kind === kind && row.subject !== null ? [row.subject] : []))),
];

async function signedNews(context: MailContext, { order, voice }: ToldOrder): Promise<Told<SignedNews> | undefined> {
  const signed = await agreementRepository(context.database).find(order.id);
  if (!signed) return undefined;
  const { agreement, plan, confirmation, terms } = signed;
  const { language } = voice;
  return {
    part: {
      documentName: plan.name,
      name: agreement.name,
      moment: formatMoment(agreement.agreedAt, language),
      verificationCode: agreement.verificationCode,
      verificationLink: verificationLink(context, agreement.verificationCode, language),
      withdrawUntil: formatLongDate(lastDayToWithdraw(agreement.agreedAt), language),
    },
    attachments: [
      {
        filename: language.texts(agreementTexts).mail.fileName({ orderNumber: order.orderNumber }),
        contentType: 'application/pdf',
        content: await buffer(await context.storage.read(confirmation.id)),
      },
      ...(terms
        ? [
            {
              filename: language.texts(agreementTexts).mail.termsFileName({ version: terms.version }),
              contentType: 'application/pdf',
              content: await buffer(await context.storage.read(terms.id)),
            },
          ]
        : []),
    ],
  };
}

/** How appointments changed, taken together: one that was planned and moved was planned; one that was planned and called off never was. */
async function appointmentNews(
  context: MailContext,
  customerId: string,
  { voice: { language, isStranger } }: ToldOrder,
  news: readonly OrderNewsRow[],
): Promise<readonly Told<AppointmentNews>[]> {
  const told: Told<AppointmentNews>[] = [];
  for (const id of subjectsOf(news, 'appointment')) {
    const changes = news.flatMap((row) => (row.subject === id ? [z.parse(appointmentDetail, row.detail)] : []));
    const [first, last] = [changes[0], changes.at(-1)];
    const found = await appointmentRepository(context.database).findOwn(customerId, id);
    // Changed again meanwhile: that is told next.
    if (!found || !first || !last || found.sequence !== last.sequence) continue;
    const isNew = first.change === 'planned';
    if (isNew && last.change === 'cancelled') continue;
    const change = isNew ? 'planned' : last.change;
    const appointment = toAppointment(found);
    told.push({
      part: {
        change,
        what: language.say(appointmentLabel(found.kind)),
        moment: formatMoment(found.startsAt, language),
        address: appointment.address,
        how: [...appointmentHow(appointment, language), appointmentReady(appointment, language)],
        callUrl: appointment.callUrl,
      },
      attachments: [
        {
          filename: language.texts(appointmentTexts).entry.fileName,
          contentType: `text/calendar; charset=utf-8; method=${change === 'cancelled' ? 'CANCEL' : 'PUBLISH'}`,
          content: calendarEntry(found, { ...context, language, isStranger }),
        },
      ],
    });
  }
  return told;
}

async function paidNews(
  { database }: MailContext,
  { order, voice: { language } }: ToldOrder,
  news: readonly OrderNewsRow[],
): Promise<readonly PaidNews[]> {
  const payments = await Promise.all(subjectsOf(news, 'paid').map((id) => findPayment(database, order.id, id)));
  return payments.flatMap((payment) =>
    payment
      ? [
          {
            type: payment.type,
            invoiceNumber: payment.invoiceNumber,
            amount: formatCents(payment.amount, language),
            paidOn: formatLongDate(payment.paidAt, language),
          },
        ]
      : [],
  );
}

/** Documents that there is still something to do with: not a plan that was signed or replaced, nor an invoice that was paid. */
async function documentNews(
  { database }: MailContext,
  { order }: ToldOrder,
  news: readonly OrderNewsRow[],
): Promise<readonly string[]> {
  const ids = subjectsOf(news, 'document');
  if (ids.length === 0) return [];
  const documents = await documentRepository(database).listForMail(order.id);
  const signed = await agreementRepository(database).find(order.id);
  const plan = documents.findLast(({ kind }) => kind === 'plan');
  const paid = new Set<string | null>();
  for (const type of paymentTypes) {
    const found = await invoiceRepository(database).find({ orderId: order.id, type });
    const live = found && (await paymentRepository(database).findLive(found.invoice.id));
    if (live?.state === 'paid') paid.add(found?.invoice.documentId ?? null);
  }
  const isOver = ({ id, kind }: (typeof documents)[number]) =>
    paid.has(id) || (kind === 'plan' && (id !== plan?.id || id === signed?.plan.id));
  return documents.filter((document) => ids.includes(document.id) && !isOver(document)).map(({ name }) => name);
}

/** The account, as far as a mail may show it. */
const accountOf = ({ id, accountHolder, iban }: IncassoMandateRow) => ({ mandateId: id, accountHolder, iban: maskedIban(iban) });

/** The consent that counts by now. */
async function mandateNews({ database }: MailContext, { order, voice }: ToldOrder): Promise<MandateNews | undefined> {
  // What was taken back within the time in which news are gathered is no news.
  if (order.withdrawnAt !== null) return undefined;
  const mandate = await incassoMandateRepository(database).find(order.id);
  if (!mandate || (await debitLapsedAt(database, order.id))) return undefined;
  return { ...accountOf(mandate), moment: formatMoment(mandate.agreedAt, voice.language), days: debitNoticeDays };
}

/** What is collected on the day that was named, where it still is that day and nothing was paid. */
async function debitNews(
  context: MailContext,
  { order, voice: { language } }: ToldOrder,
  news: readonly OrderNewsRow[],
): Promise<DebitNews | undefined> {
  const { database } = context;
  const { id: orderId, incassoDate, withdrawnAt } = order;
  if (incassoDate === null || withdrawnAt !== null) return undefined;
  if (!news.some(({ kind, detail }) => kind === 'debit' && detail?.['date'] === incassoDate)) return undefined;
  const mandate = await incassoMandateRepository(database).find(orderId);
  const billed = await invoiceRepository(database).find({ orderId, type: 'FP' });
  if (!mandate || !billed || (await debitLapsedAt(database, orderId))) return undefined;
  return {
    ...accountOf(mandate),
    amount: formatCents(billed.invoice.amount, language),
    invoiceNumber: billed.invoice.invoiceNumber,
    date: formatLongDate(incassoDate, language),
    paymentLink: linkTo(context, { to: 'payment', orderId, type: 'FP' }, language),
  };
}
