import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { MailAction } from '../mail/mail-action.js';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';

export interface AgreementSignedMail extends Voice {
  readonly firstName: string;
  readonly orderNumber: string;
  readonly documentName: string;
  /** The signer's. */
  readonly name: string;
  /** When, in words. */
  readonly moment: string;
  readonly verificationCode: string;
  readonly verificationLink: string;
  readonly documentsLink: string;
}

/** Confirms that a plan was signed; the confirmation goes along with it, to keep. */
export function agreementSignedMail({
  firstName,
  orderNumber,
  documentName,
  name,
  moment,
  verificationCode,
  verificationLink,
  documentsLink,
  edition,
}: AgreementSignedMail): Promise<RenderedMail> {
  return renderMail(
    `Je hebt getekend voor bestelling ${orderNumber}`,
    <MailLayout
      edition={edition}
      title="Je hebt getekend"
      preview={`De bevestiging van bestelling ${orderNumber} zit in deze mail.`}
      firstName={firstName}
    >
      {(styles) => (
        <>
          <Text style={styles.text}>
            {name} ging op {moment} uur akkoord met ‘{documentName}’ van bestelling {orderNumber}.
          </Text>
          <Text style={styles.text}>
            De bevestiging zit in deze mail. Bewaar die goed. Je vindt de bevestiging ook bij je documenten.
          </Text>
          <MailAction styles={styles} label="Bekijk je documenten" link={documentsLink} />
          <Text style={styles.text}>
            Iedereen kan controleren of de bevestiging echt is, met controlecode {verificationCode} op{' '}
            <Link href={verificationLink} style={styles.link}>
              {verificationLink}
            </Link>
            .
          </Text>
          <Text style={styles.text}>Heb jij niet getekend? Neem dan meteen contact met ons op.</Text>
        </>
      )}
    </MailLayout>,
  );
}
