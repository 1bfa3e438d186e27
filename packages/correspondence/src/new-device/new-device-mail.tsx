import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';
import { newDeviceTexts } from './texts.js';

/** What the mail about logging in on a new device is made of. */
export interface NewDeviceMail extends Voice {
  readonly firstName: string;
  /** Browser and system in words, as far as the browser told. */
  readonly device: string | undefined;
  /** When, in words. */
  readonly moment: string;
  /** Where someone who didn't do this asks for a link of their own. */
  readonly recoveryLink: string;
}

/** Tells the owner of an account that someone logged in where nobody did before, so that nobody else can do it unseen. */
export function newDeviceMail({ firstName, device, moment, recoveryLink, ...voice }: NewDeviceMail): Promise<RenderedMail> {
  const seller = voice.edition.brand.name;
  const texts = voice.language.texts(newDeviceTexts);
  return renderMail(
    texts.subject({ seller }),
    <MailLayout voice={voice} title={texts.title} preview={texts.preview} firstName={firstName}>
      {(styles) => (
        <>
          <Text style={styles.text}>{texts.news({ seller, moment, device: device ?? texts.unknownDevice })}</Text>
          <Text style={styles.text}>{texts.you}</Text>
          <Text style={styles.text}>
            {texts.notYou}
            <br />
            <Link href={recoveryLink} style={styles.link}>
              {recoveryLink}
            </Link>
          </Text>
          <Text style={styles.text}>{texts.passkeys}</Text>
        </>
      )}
    </MailLayout>,
  );
}
