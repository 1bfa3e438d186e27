import { Text } from '@react-email/text';
import { AgreementPart, type SignedNews } from '../agreement/agreement-part.js';
import { agreementTexts } from '../agreement/texts.js';
import { AppointmentPart, type AppointmentNews } from '../appointment/appointment-part.js';
import { appointmentTexts } from '../appointment/texts.js';
import { DebitPart, MandatePart, type DebitNews, type MandateNews } from '../direct-debit/direct-debit-parts.js';
import { directDebitTexts } from '../direct-debit/texts.js';
import { DocumentsPart } from '../document-ready/documents-part.js';
import { documentReadyTexts } from '../document-ready/texts.js';
import { MailAction } from '../mail/mail-action.js';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import { PaymentPart, type PaidNews } from '../payment-received/payment-part.js';
import { paymentReceivedTexts } from '../payment-received/texts.js';
import type { Voice } from '../seller/voice.js';
import { askTitle, orderSays, type OrderAsk } from './order-ask.js';
import { orderNewsTexts } from './texts.js';

/** All that a customer is told of an order at once: what happened, how it stands, and the one thing that is asked. */
export interface OrderNewsMail extends Voice {
  readonly firstName: string;
  readonly orderNumber: string;
  readonly product: string;
  readonly signed?: SignedNews | undefined;
  readonly paid?: readonly PaidNews[];
  readonly appointments?: readonly AppointmentNews[];
  /** Names of documents that are ready. */
  readonly documents?: readonly string[];
  readonly mandate?: MandateNews | undefined;
  readonly debit?: DebitNews | undefined;
  /** What the order says where it came to now, and a date that is known. */
  readonly state?: { readonly message: string; readonly detail?: string | undefined } | undefined;
  /** Everything is placed, and there is no last invoice to pay yet: said in place of a state that asks for it. */
  readonly installed?: boolean;
  /** The order came to its end. */
  readonly complete?: boolean;
  readonly ask?: OrderAsk | undefined;
  readonly ordersLink: string;
  readonly documentsLink: string;
  readonly appointmentsLink: string;
}

/** What happened with an order, and what is asked, in one mail. The ask is its subject. */
export function orderNewsMail(mail: OrderNewsMail): Promise<RenderedMail> {
  const { edition, language, isStranger = false, firstName, orderNumber, product, signed } = mail;
  const { paid = [], appointments = [], documents = [] } = mail;
  const voice = { edition, language, isStranger };
  const texts = language.texts(orderNewsTexts);
  const { subject, title, preview } = headlineOf(mail);
  const action = mail.ask ?? leadOf(mail);
  const says = saysItself(mail);
  const state = stateOf(mail);
  return renderMail(
    subject,
    <MailLayout voice={voice} title={title} preview={preview} firstName={firstName}>
      {(styles) => (
        <>
          {!says && <Text style={styles.text}>{texts.about({ orderNumber, product })}</Text>}
          {signed && <AgreementPart voice={voice} styles={styles} orderNumber={orderNumber} {...signed} />}
          {paid.map((payment) => (
            <PaymentPart
              key={payment.invoiceNumber}
              voice={voice}
              styles={styles}
              orderNumber={orderNumber}
              product={product}
              {...payment}
            />
          ))}
          {appointments.map((appointment) => (
            <AppointmentPart key={appointment.what} voice={voice} styles={styles} orderNumber={orderNumber} {...appointment} />
          ))}
          {documents.length > 0 && (
            <DocumentsPart voice={voice} styles={styles} orderNumber={orderNumber} product={product} documents={documents} />
          )}
          {mail.mandate && <MandatePart voice={voice} styles={styles} orderNumber={orderNumber} {...mail.mandate} />}
          {mail.debit && <DebitPart voice={voice} styles={styles} orderNumber={orderNumber} {...mail.debit} />}
          {state && (
            <Text style={styles.text}>
              {state.message}
              {state.detail && ` ${state.detail}`}
            </Text>
          )}
          <MailAction language={language} styles={styles} label={action.label} link={action.link} />
        </>
      )}
    </MailLayout>,
  );
}

/** Whether a part names the order. */
const saysItself = ({ signed, mandate, debit, paid = [], appointments = [], documents = [] }: OrderNewsMail) =>
  signed !== undefined || mandate !== undefined || debit !== undefined || paid.length + appointments.length + documents.length > 0;

function stateOf({ language, installed = false, ask, state }: OrderNewsMail): OrderNewsMail['state'] {
  if (installed) return { message: language.texts(orderNewsTexts).installed.text };
  return state && { ...state, message: orderSays(ask, state.message, language) };
}

/** What stands in the list of mails: what is asked, else the most important of what happened. */
function headlineOf(mail: OrderNewsMail): { readonly subject: string; readonly title: string; readonly preview: string } {
  const { language, orderNumber, ask, signed, paid = [], appointments = [], documents = [] } = mail;
  const texts = language.texts(orderNewsTexts);
  const told = happened();
  const says = stateOf(mail)?.message;
  if (ask) {
    const title = askTitle(ask, language);
    return { subject: texts.subject({ title, orderNumber }), title, preview: told?.preview ?? says ?? title };
  }
  if (mail.complete)
    return {
      subject: texts.complete.subject({ orderNumber }),
      title: texts.complete.title,
      preview: told?.preview ?? says ?? texts.complete.title,
    };
  // All that comes without anything of its own: the end of the work, when nothing is asked.
  const { subject, title } = texts.installed;
  return told ?? { subject: subject({ orderNumber }), title, preview: says ?? title };

  function happened() {
    const [payment] = paid;
    if (payment) {
      const { subject, title: thanks, preview } = language.texts(paymentReceivedTexts);
      return { subject: subject(payment), title: thanks, preview: preview(payment) };
    }
    if (signed) {
      const { subject, title: done, preview } = language.texts(agreementTexts).mail;
      return { subject: subject({ orderNumber }), title: done, preview: preview({ orderNumber }) };
    }
    const debits = language.texts(directDebitTexts);
    if (mail.debit) {
      const { subject, title: collected, news } = debits.debit;
      const said = { ...mail.debit, orderNumber };
      return { subject: subject(said), title: collected(said), preview: news(said) };
    }
    if (mail.mandate) {
      const { subject, title: arranged, later } = debits.mandate;
      return { subject: subject({ orderNumber }), title: arranged, preview: later({ days: mail.mandate.days }) };
    }
    const [appointment] = appointments;
    if (appointment) {
      const { title: plans, news } = language.texts(appointmentTexts);
      const { change, what, moment } = appointment;
      const planned = plans[change]({ what });
      return { subject: planned, title: planned, preview: news[change]({ moment }) };
    }
    if (documents.length > 0) {
      const { subject, title: ready } = language.texts(documentReadyTexts);
      const count = documents.length;
      return { subject: subject({ count, orderNumber }), title: ready({ count }), preview: documents.join(', ') };
    }
    return undefined;
  }
}

/** Where to look when nothing is asked. */
function leadOf(mail: OrderNewsMail): { readonly label: string; readonly link: string } {
  const { language, signed, paid = [], appointments = [], documents = [] } = mail;
  if (mail.debit) return { label: language.texts(directDebitTexts).debit.pay, link: mail.debit.paymentLink };
  if (signed || paid.length > 0) return { label: language.texts(paymentReceivedTexts).documents, link: mail.documentsLink };
  if (appointments.length > 0) return { label: language.texts(appointmentTexts).appointments, link: mail.appointmentsLink };
  if (documents.length > 0)
    return { label: language.texts(documentReadyTexts).view({ count: documents.length }), link: mail.documentsLink };
  return { label: language.texts(orderNewsTexts).view, link: mail.ordersLink };
}
