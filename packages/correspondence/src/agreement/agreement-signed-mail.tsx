import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { MailAction } from '../mail/mail-action.js';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';
import { agreementTexts } from './texts.js';

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
  ...voice
}: AgreementSignedMail): Promise<RenderedMail> {
  const { language } = voice;
  const texts = language.texts(agreementTexts).mail;
  return renderMail(
    texts.subject({ orderNumber }),
    <MailLayout voice={voice} title={texts.title} preview={texts.preview({ orderNumber })} firstName={firstName}>
      {(styles) => (
        <>
          <Text style={styles.text}>{texts.agreed({ name, moment, documentName, orderNumber })}</Text>
          <Text style={styles.text}>{texts.keep}</Text>
          <MailAction language={language} styles={styles} label={texts.documents} link={documentsLink} />
          <Text style={styles.text}>
            {texts.check({
              verificationCode,
              verificationLink,
              link: (words) => (
                <Link key="link" href={verificationLink} style={styles.link}>
                  {words}
                </Link>
              ),
            })}
          </Text>
          <Text style={styles.text}>{texts.notYou}</Text>
        </>
      )}
    </MailLayout>,
  );
}
