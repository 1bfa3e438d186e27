import { Text } from '@react-email/text';
import { MailAction } from '../mail/mail-action.js';
import { MailChoice } from '../mail/mail-choice.js';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';
import { messageTexts } from './texts.js';

/** What the mail that says that a message waits is made of. */
export interface MessageWaitingMail extends Voice {
  readonly firstName: string;
  readonly orderNumber: string;
  readonly product: string;
  /** Who wrote: a person, or else the seller. */
  readonly author: string;
  readonly orderLink: string;
  /** Where customers turn these mails off. */
  readonly choiceLink: string;
}

/** Tells a customer of a message that they haven't seen. What it says is read and answered in the account. */
export function messageWaitingMail({
  firstName,
  orderNumber,
  product,
  author,
  orderLink,
  choiceLink,
  ...voice
}: MessageWaitingMail): Promise<RenderedMail> {
  const { language } = voice;
  const texts = language.texts(messageTexts).waiting;
  return renderMail(
    texts.subject({ author, orderNumber }),
    <MailLayout voice={voice} title={texts.title} preview={texts.preview({ author })} firstName={firstName}>
      {(styles) => (
        <>
          <Text style={styles.text}>{texts.open({ author, orderNumber, product })}</Text>
          <MailAction language={language} styles={styles} label={texts.action} link={orderLink} />
          <Text style={styles.quiet}>{texts.onlyThere}</Text>
          <MailChoice language={language} styles={styles} link={choiceLink} />
        </>
      )}
    </MailLayout>,
  );
}
