import type { Message } from '@pomp/language';
import { Text } from '@react-email/text';
import { MailAction } from '../mail/mail-action.js';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';
import { enquiryTexts } from './texts.js';

/** What the mail that confirms a form is made of. */
export interface FormConfirmationMail extends Voice {
  /** What someone signed up for, as the form's heading says it. */
  readonly what: string;
  readonly link: string;
  /** How long the link works, in words: '30 dagen'. */
  readonly validFor: string | Message;
}

/** To an address that someone signed up: mails come only after its owner says so. */
export function formConfirmationMail({ what, link, validFor, ...voice }: FormConfirmationMail): Promise<RenderedMail> {
  const { language } = voice;
  const texts = language.texts(enquiryTexts).confirmation;
  return renderMail(
    texts.subject({ seller: voice.edition.brand.name }),
    <MailLayout voice={voice} title={texts.title} preview={texts.preview({ validFor })}>
      {(styles) => (
        <>
          <Text style={styles.text}>{texts.ask({ what, validFor })}</Text>
          <MailAction language={language} styles={styles} label={texts.confirm} link={link} />
          <Text style={styles.quiet}>{texts.notYou}</Text>
        </>
      )}
    </MailLayout>,
  );
}
