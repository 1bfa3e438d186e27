import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { MailAction } from '../mail/mail-action.js';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';

/** Amounts as they are read: `€ 3.400`. */
export interface OrderedLine {
  readonly description: string;
  readonly quantity: number;
  readonly amount: string;
}

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
  readonly ordersLink: string;
  readonly termsLink: string;
}

/** What was ordered, for how much, and on which terms: to keep, as the law asks (article 6:230v BW). */
export function orderConfirmationMail(mail: OrderConfirmationMail): Promise<RenderedMail> {
  const {
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
    ordersLink,
    termsLink,
    edition,
  } = mail;
  return renderMail(
    `Je bestelling ${orderNumber} bij ${edition.brand.name}`,
    <MailLayout
      edition={edition}
      title="Bedankt voor je bestelling"
      preview={`We hebben je bestelling ${orderNumber} ontvangen.`}
      firstName={firstName}
    >
      {(styles) => (
        <>
          <Text style={styles.text}>
            We hebben je bestelling {orderNumber} op {orderedOn} ontvangen. We nemen zo snel mogelijk contact met je op. Bewaar deze
            mail: hierin staat wat je besteld hebt.
          </Text>
          <Text style={styles.text}>
            {lines.map(({ description, quantity, amount }) => (
              <span key={description}>
                {quantity} × {description}: {amount}
                <br />
              </span>
            ))}
            <strong>Totaal: {total}</strong>
            <br />
            Dat is met {vat} btw ({vatPercentage}%).
          </Text>
          <Text style={styles.text}>
            Installatieadres: {address}
            {invoiceAddress && (
              <>
                <br />
                Factuuradres: {invoiceAddress}
              </>
            )}
          </Text>
          {withdrawUntil && (
            <Text style={styles.text}>
              Bedenk je je? Tot en met {withdrawUntil} kun je de overeenkomst herroepen, zonder reden. Kies in je account bij je
              bestelling ‘Overeenkomst herroepen’.
            </Text>
          )}
          <Text style={styles.text}>
            Op je bestelling gelden onze algemene voorwaarden:{' '}
            <Link href={termsLink} style={styles.link}>
              {termsLink}
            </Link>
          </Text>
          <MailAction styles={styles} label="Bekijk je bestelling" link={ordersLink} />
        </>
      )}
    </MailLayout>,
  );
}
