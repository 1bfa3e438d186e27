import { Text } from '@react-email/text';
import { MailAction } from '../mail/mail-action.js';
import { MailChoice } from '../mail/mail-choice.js';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import { askTitle, orderSays, type OrderAsk } from '../order-news/order-ask.js';
import type { Voice } from '../seller/voice.js';
import { reminderTexts } from './texts.js';

/** What a reminder of what is still asked is made of. */
export interface ReminderMail extends Voice {
  readonly firstName: string;
  readonly orderNumber: string;
  readonly product: string;
  /** What the order says. */
  readonly message: string;
  /** What the customer can do, and where. */
  readonly ask: OrderAsk;
  /** Where customers turn these mails off. */
  readonly choiceLink: string;
}

/** Reminds a customer of what an order asks. */
export function reminderMail({
  firstName,
  orderNumber,
  product,
  message,
  ask,
  choiceLink,
  ...voice
}: ReminderMail): Promise<RenderedMail> {
  const { language } = voice;
  const texts = language.texts(reminderTexts);
  const says = orderSays(ask, message, language);
  return renderMail(
    texts.subject({ title: askTitle(ask, language), orderNumber }),
    <MailLayout voice={voice} title={texts.title} preview={says} firstName={firstName}>
      {(styles) => (
        <>
          <Text style={styles.text}>{texts.open({ orderNumber, product, message: says })}</Text>
          <MailAction language={language} styles={styles} label={ask.label} link={ask.link} />
          <Text style={styles.quiet}>{texts.help}</Text>
          <MailChoice language={language} styles={styles} link={choiceLink} />
        </>
      )}
    </MailLayout>,
  );
}
