import type { Message } from '@pomp/language';
import { Text } from '@react-email/text';
import { MailAction } from '../mail/mail-action.js';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';
import { confirmEmailTexts } from './texts.js';

/** What the mail to a new address, to confirm it, is made of. */
export interface ConfirmEmailMail extends Voice {
  readonly firstName: string;
  readonly link: string;
  /** How long the link works, in words: '24 uur'. */
  readonly validFor: string | Message;
}

/** To a new e-mail address: it counts only after its owner opened the link. */
export function confirmEmailMail({ firstName, link, validFor, ...voice }: ConfirmEmailMail): Promise<RenderedMail> {
  const { language } = voice;
  const seller = voice.edition.brand.name;
  const texts = language.texts(confirmEmailTexts);
  return renderMail(
    texts.subject({ seller }),
    <MailLayout voice={voice} title={texts.title} preview={texts.preview({ validFor })} firstName={firstName}>
      {(styles) => (
        <>
          <Text style={styles.text}>{texts.ask({ seller, validFor })}</Text>
          <MailAction language={language} styles={styles} label={texts.confirm} link={link} />
          <Text style={styles.quiet}>{texts.notYou}</Text>
        </>
      )}
    </MailLayout>,
  );
}
