import { Text } from '@react-email/text';
import { CustomerLines, type NamedCustomer } from '../mail/customer-lines.js';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';
import { messageTexts } from './texts.js';

/** What the seller is told of a customer's message. */
export interface MessageNoticeMail extends Voice {
  readonly customer: NamedCustomer;
  readonly orderNumber: string;
  readonly product: string;
  /** When it was written: '21 november 2026 om 09:14'. */
  readonly moment: string;
}

/** To the seller, about a customer's message that nobody looked at. */
export function messageNoticeMail({ customer, orderNumber, product, moment, ...voice }: MessageNoticeMail): Promise<RenderedMail> {
  const { language } = voice;
  const texts = language.texts(messageTexts).notice;
  return renderMail(
    texts.subject({ orderNumber }),
    <MailLayout voice={voice} title={texts.title} preview={texts.preview({ moment })}>
      {(styles) => (
        <>
          <Text style={styles.text}>{texts.open({ orderNumber, product, moment })}</Text>
          <CustomerLines customer={customer} language={language} styles={styles} />
        </>
      )}
    </MailLayout>,
  );
}
