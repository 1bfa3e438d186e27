import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { FirstPasswordPart, type FirstPasswordLink } from '../first-password/first-password-part.js';
import { MailAction } from '../mail/mail-action.js';
import { MailHouse } from '../mail/mail-house.js';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';
import { reservationTexts } from './texts.js';

/** What the confirmation of a reservation is made of. */
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
  /** Whether a picture of the home goes along, as `mailHouseId`. */
  readonly pictured?: boolean;
  /** For whoever has no password yet, as a first reservation brings an account. */
  readonly firstPassword: FirstPasswordLink | undefined;
  readonly ordersLink: string;
  readonly contactLink: string;
}

/** Confirms a reservation: what, where and for whom, all as it was filled in; to someone who may know nothing of it only what. */
export function reservationMail({
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
  pictured = false,
  firstPassword,
  ordersLink,
  contactLink,
  ...voice
}: ReservationMail): Promise<RenderedMail> {
  const { language } = voice;
  const texts = language.texts(reservationTexts);
  const filledIn = [
    texts.address({ address }),
    texts.invoiceAddress({ address: invoiceAddress }),
    texts.name({ name }),
    texts.email({ email }),
    phone !== undefined && texts.phone({ phone }),
  ];
  const lines = [
    texts.what({ quantity, product }),
    price !== undefined && texts.price({ price }),
    ...(voice.isStranger ? [] : filledIn),
  ].filter((line) => line !== false);
  return renderMail(
    texts.subject({ orderNumber, seller: voice.edition.brand.name }),
    <MailLayout voice={voice} title={texts.title} preview={texts.preview({ quantity, product })} firstName={firstName}>
      {(styles) => (
        <>
          <Text style={styles.text}>{texts.received({ orderNumber, reservedOn })}</Text>
          {pictured && !voice.isStranger && <MailHouse language={language} styles={styles} />}
          <Text style={styles.text}>
            {lines.map((line) => (
              <span key={line} style={{ wordBreak: 'break-word' }}>
                {line}
                <br />
              </span>
            ))}
          </Text>
          {firstPassword ? (
            <>
              <Text style={styles.text}>{texts.choosePassword({ validFor: firstPassword.validFor })}</Text>
              <FirstPasswordPart
                language={language}
                styles={styles}
                link={firstPassword.link}
                recoveryLink={firstPassword.recoveryLink}
              />
            </>
          ) : (
            <>
              <Text style={styles.text}>{texts.account}</Text>
              <MailAction language={language} styles={styles} label={texts.view} link={ordersLink} />
            </>
          )}
          <Text style={styles.quiet}>
            {texts.contact}
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
