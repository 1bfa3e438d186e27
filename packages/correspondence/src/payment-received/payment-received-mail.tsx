import type { PaymentType } from '@pomp/domain';
import { Text } from '@react-email/text';
import { MailAction } from '../mail/mail-action.js';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';
import { breakable } from '../mail/breakable.js';
import { paymentReceivedTexts } from './texts.js';

export interface PaymentReceivedMail extends Voice {
  readonly firstName: string;
  readonly orderNumber: string;
  readonly product: string;
  readonly invoiceNumber: string;
  /** What was paid: the first part, or the last. */
  readonly type: PaymentType;
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
  type,
  amount,
  paidOn,
  documentsLink,
  ...voice
}: PaymentReceivedMail): Promise<RenderedMail> {
  const { language } = voice;
  const texts = language.texts(paymentReceivedTexts);
  return renderMail(
    texts.subject({ invoiceNumber }),
    <MailLayout voice={voice} title={texts.title} preview={texts.preview({ amount, invoiceNumber })} firstName={firstName}>
      {(styles) => (
        <>
          <Text style={styles.text}>{texts.received[type]({ orderNumber, product })}</Text>
          <Text style={styles.text}>
            {texts.invoiceNumber({ invoiceNumber, breakable })}
            <br />
            {texts.amount({ amount })}
            <br />
            {texts.paidOn({ paidOn })}
          </Text>
          <MailAction language={language} styles={styles} label={texts.documents} link={documentsLink} />
        </>
      )}
    </MailLayout>,
  );
}
