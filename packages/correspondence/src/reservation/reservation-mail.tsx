import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { MailAction } from '../mail/mail-action.js';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';

export interface ReservationMail extends Voice {
  readonly firstName: string;
  readonly orderNumber: string;
  readonly reservedOn: string;
  readonly product: string;
  readonly quantity: number;
  /** What that costs today, VAT included, as it is read: `€ 3.400`. */
  readonly price: string | undefined;
  /** Where it is installed. */
  readonly address: string;
  /** Where the invoices go. */
  readonly invoiceAddress: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | undefined;
  readonly ordersLink: string;
  readonly contactLink: string;
}

const breakable = { wordBreak: 'break-word' } as const;

/** Confirms a reservation: what, where and for whom, all as it was filled in. */
export function reservationMail(mail: ReservationMail): Promise<RenderedMail> {
  const {
    firstName,
    orderNumber,
    reservedOn,
    product,
    quantity,
    price,
    address,
    invoiceAddress,
    name,
    email,
    phone,
    ordersLink,
    contactLink,
    edition,
  } = mail;
  const lines = [
    ['Wat', `${quantity} × ${product}`],
    ['Prijs op dit moment, met btw', price],
    ['Installatieadres', address],
    ['Factuuradres', invoiceAddress],
    ['Naam', name],
    ['E-mailadres', email],
    ['Mobiel nummer', phone],
  ].filter(([, value]) => value !== undefined);
  return renderMail(
    `Je reservering ${orderNumber} bij ${edition.brand.name}`,
    <MailLayout
      edition={edition}
      title="Bedankt voor je reservering"
      preview={`We hebben je reservering van ${quantity} × ${product} ontvangen.`}
      firstName={firstName}
    >
      {(styles) => (
        <>
          <Text style={styles.text}>
            We hebben je reservering {orderNumber} op {reservedOn} ontvangen. We nemen zo snel mogelijk contact met je op. Je
            betaalt nu nog niets.
          </Text>
          <Text style={styles.text}>
            {lines.map(([label, value]) => (
              <span key={label} style={breakable}>
                {label}: {value}
                <br />
              </span>
            ))}
          </Text>
          <Text style={styles.text}>
            Je hebt nu ook een account. In een andere mail vind je een link om een wachtwoord te kiezen. Daarna volg je daar je
            reservering.
          </Text>
          <MailAction styles={styles} label="Bekijk je reservering" link={ordersLink} />
          <Text style={styles.quiet}>
            Klopt er iets niet, of heb je dit niet zelf gereserveerd? Laat het ons weten:
            <br />
            <Link href={contactLink} style={styles.link}>
              {contactLink}
            </Link>
          </Text>
        </>
      )}
    </MailLayout>,
  );
}
