import type { PaymentType } from '@pomp/domain';
import { Text } from '@react-email/text';
import { breakable } from '../mail/breakable.js';
import type { MailPart } from '../mail/mail-part.js';
import { paymentReceivedTexts } from './texts.js';

/** A payment that came in: of which invoice, how much, and when. */
export interface PaidNews {
  readonly invoiceNumber: string;
  readonly type: PaymentType;
  readonly amount: string;
  readonly paidOn: string;
}

export function PaymentPart({
  voice: { language },
  styles,
  orderNumber,
  product,
  invoiceNumber,
  type,
  amount,
  paidOn,
}: PaidNews & MailPart & { readonly product: string }) {
  const texts = language.texts(paymentReceivedTexts);
  return (
    <>
      <Text style={styles.text}>{texts.received[type]({ orderNumber, product })}</Text>
      <Text style={styles.text}>
        {texts.invoiceNumber({ invoiceNumber, breakable })}
        <br />
        {texts.amount({ amount })}
        <br />
        {texts.paidOn({ paidOn })}
      </Text>
    </>
  );
}
