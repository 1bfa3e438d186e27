import { Text } from '@react-email/text';
import { MailAction } from '../mail/mail-action.js';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';
import { orderStepTexts } from './texts.js';

export interface OrderStepMail extends Voice {
  readonly firstName: string;
  readonly orderNumber: string;
  readonly product: string;
  /** The step in words. */
  readonly step: string;
  /** What the order says at that step, and a date that is known. */
  readonly message: string;
  readonly detail?: string | undefined;
  /** What the customer can do, in the account; without one, the way to look. */
  readonly action?: string | undefined;
  readonly ordersLink: string;
}

/** Tells a customer that an order came a step further, and what it asks. */
export function orderStepMail({
  firstName,
  orderNumber,
  product,
  step,
  message,
  detail,
  action,
  ordersLink,
  ...voice
}: OrderStepMail): Promise<RenderedMail> {
  const { language } = voice;
  const texts = language.texts(orderStepTexts);
  return renderMail(
    texts.subject({ orderNumber, step }),
    <MailLayout voice={voice} title={step} preview={message} firstName={firstName}>
      {(styles) => (
        <>
          <Text style={styles.text}>{texts.news({ orderNumber, product })}</Text>
          <Text style={styles.text}>
            {message}
            {detail && ` ${detail}`}
          </Text>
          <MailAction language={language} styles={styles} label={action ?? texts.view} link={ordersLink} />
        </>
      )}
    </MailLayout>,
  );
}
