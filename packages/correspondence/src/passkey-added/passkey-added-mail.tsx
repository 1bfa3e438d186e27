import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';
import { passkeyAddedTexts } from './texts.js';

/** What the mail about a new passkey says. */
export interface PasskeyAddedMail extends Voice {
  readonly firstName: string;
  /** Where passkeys are removed, and the password is changed. */
  readonly detailsLink: string;
}

/** Tells the owner of an account that a passkey opens it, so that nobody else can make one unseen. */
export function passkeyAddedMail({ firstName, detailsLink, ...voice }: PasskeyAddedMail): Promise<RenderedMail> {
  const seller = voice.edition.brand.name;
  const texts = voice.language.texts(passkeyAddedTexts);
  return renderMail(
    texts.subject({ seller }),
    <MailLayout voice={voice} title={texts.title} preview={texts.preview} firstName={firstName}>
      {(styles) => (
        <>
          <Text style={styles.text}>{texts.news({ seller })}</Text>
          <Text style={styles.text}>
            {texts.notYou}
            <br />
            <Link href={detailsLink} style={styles.link}>
              {detailsLink}
            </Link>
          </Text>
        </>
      )}
    </MailLayout>,
  );
}
