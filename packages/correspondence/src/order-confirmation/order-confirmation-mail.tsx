import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { MailAction } from '../mail/mail-action.js';
import { MailHouse } from '../mail/mail-house.js';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';
import { orderConfirmationTexts } from './texts.js';

/** Amounts as they are read: `€ 3.400`. */
export interface OrderedLine {
  readonly description: string;
  readonly quantity: number;
  readonly amount: string;
}

/** What the confirmation of an order is made of. */
export interface OrderConfirmationMail extends Voice {
  readonly firstName: string;
  readonly orderNumber: string;
  readonly orderedOn: string;
  readonly lines: readonly OrderedLine[];
  /** VAT included. */
  readonly total: string;
  readonly vat: string;
  readonly vatPercentage: number;
  /** Where it is placed. */
  readonly address: string;
  /** Where the invoices go, when that is elsewhere. */
  readonly invoiceAddress?: string | undefined;
  /** The last day on which the customer can withdraw; absent when that isn't possible any more. */
  readonly withdrawUntil?: string | undefined;
  /** Whether a picture of the home goes along, as `mailHouseId`. */
  readonly pictured?: boolean;
  readonly ordersLink: string;
  readonly termsLink: string;
}

/** What was ordered, for how much, and on which terms: to keep, as the law asks (article 6:230v BW). */
export function orderConfirmationMail({
  firstName,
  orderNumber,
  orderedOn,
  lines,
  total,
  vat,
  vatPercentage,
  address,
  invoiceAddress,
  withdrawUntil,
  pictured = false,
  ordersLink,
  termsLink,
  ...voice
}: OrderConfirmationMail): Promise<RenderedMail> {
  const { language } = voice;
  const texts = language.texts(orderConfirmationTexts);
  return renderMail(
    texts.subject({ orderNumber, seller: voice.edition.brand.name }),
    <MailLayout voice={voice} title={texts.title} preview={texts.preview({ orderNumber })} firstName={firstName}>
      {(styles) => (
        <>
          <Text style={styles.text}>{texts.received({ orderNumber, orderedOn })}</Text>
          {pictured && <MailHouse language={language} styles={styles} />}
          <Text style={styles.text}>
            {lines.map((line) => (
              <span key={line.description}>
                {texts.line({ ...line })}
                <br />
              </span>
            ))}
            <strong>{texts.total({ total })}</strong>
            <br />
            {texts.vat({ vat, percentage: vatPercentage })}
          </Text>
          <Text style={styles.text}>
            {texts.address({ address })}
            {invoiceAddress && (
              <>
                <br />
                {texts.invoiceAddress({ address: invoiceAddress })}
              </>
            )}
          </Text>
          {withdrawUntil && <Text style={styles.text}>{texts.withdraw({ date: withdrawUntil })}</Text>}
          <Text style={styles.text}>
            {texts.terms({
              address: termsLink,
              link: (words) => (
                <Link key="link" href={termsLink} style={styles.link}>
                  {words}
                </Link>
              ),
            })}
          </Text>
          <MailAction language={language} styles={styles} label={texts.view} link={ordersLink} />
        </>
      )}
    </MailLayout>,
  );
}
