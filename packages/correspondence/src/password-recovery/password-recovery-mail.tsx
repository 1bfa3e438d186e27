import type { Message } from '@pomp/language';
import { Text } from '@react-email/text';
import { MailAction } from '../mail/mail-action.js';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';
import { passwordRecoveryTexts } from './texts.js';

/** What the mail with a link to set a new password is made of. */
export interface PasswordRecoveryMail extends Voice {
  readonly firstName: string;
  readonly link: string;
  /** How long the link works, in words: '1 uur'. */
  readonly validFor: string | Message;
}

/** A link to choose a new password, for the person who asked for it. */
export function passwordRecoveryMail({ firstName, link, validFor, ...voice }: PasswordRecoveryMail): Promise<RenderedMail> {
  const { language } = voice;
  const seller = voice.edition.brand.name;
  const texts = language.texts(passwordRecoveryTexts);
  return renderMail(
    texts.subject({ seller }),
    <MailLayout voice={voice} title={texts.title} preview={texts.preview({ validFor })} firstName={firstName}>
      {(styles) => (
        <>
          <Text style={styles.text}>{texts.asked({ seller, validFor })}</Text>
          <MailAction language={language} styles={styles} label={texts.choose} link={link} />
          <Text style={styles.quiet}>{texts.notYou}</Text>
        </>
      )}
    </MailLayout>,
  );
}
