import { Text } from '@react-email/text';
import { MailAction } from '../mail/mail-action.js';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';

export interface PaymentReceivedMail extends Voice {
  readonly firstName: string;
  readonly orderNumber: string;
  readonly product: string;
  readonly invoiceNumber: string;
  /** What was paid, in words: 'aanbetaling'. */
  readonly what: string;
  /** `€ 1.700,00` */
  readonly amount: string;
  /** `24 november 2026` */
  readonly paidOn: string;
  readonly documentsLink: string;
}

/** Thanks a customer for a payment: which invoice, how much, and when. */
export function paymentReceivedMail({
  firstName,
  orderNumber,
  product,
  invoiceNumber,
  what,
  amount,
  paidOn,
  documentsLink,
  edition,
}: PaymentReceivedMail): Promise<RenderedMail> {
  return renderMail(
    `We hebben je betaling ontvangen (factuur ${invoiceNumber})`,
    <MailLayout
      edition={edition}
      title="Bedankt voor je betaling"
      preview={`We hebben ${amount} ontvangen voor factuur ${invoiceNumber}.`}
      firstName={firstName}
    >
      {(styles) => (
        <>
          <Text style={styles.text}>
            We hebben je {what} voor bestelling {orderNumber} ({product}) ontvangen.
          </Text>
          <Text style={styles.text}>
            Factuurnummer: <span style={{ wordBreak: 'break-word' }}>{invoiceNumber}</span>
            <br />
            Bedrag: {amount}
            <br />
            Betaald op: {paidOn}
          </Text>
          <MailAction styles={styles} label="Bekijk je documenten" link={documentsLink} />
        </>
      )}
    </MailLayout>,
  );
}
