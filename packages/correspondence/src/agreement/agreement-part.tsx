import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import type { MailPart } from '../mail/mail-part.js';
import { agreementTexts } from './texts.js';

/** That a plan was signed. The confirmation goes along as an attachment, to keep. */
export interface SignedNews {
  readonly documentName: string;
  /** The signer's. */
  readonly name: string;
  /** When, in words. */
  readonly moment: string;
  readonly verificationCode: string;
  readonly verificationLink: string;
  /** The last day to withdraw from it. */
  readonly withdrawUntil: string;
}

export function AgreementPart({
  voice: { language },
  styles,
  orderNumber,
  documentName,
  name,
  moment,
  verificationCode,
  verificationLink,
  withdrawUntil,
}: SignedNews & MailPart) {
  const texts = language.texts(agreementTexts).mail;
  return (
    <>
      <Text style={styles.text}>{texts.agreed({ name, moment, documentName, orderNumber })}</Text>
      <Text style={styles.text}>{texts.keep}</Text>
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
      <Text style={styles.text}>{texts.withdraw({ until: withdrawUntil })}</Text>
      <Text style={styles.text}>{texts.notYou}</Text>
    </>
  );
}
