import { Text } from '@react-email/text';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';
import { CustomerLines, type NamedCustomer } from '../mail/customer-lines.js';
import { Statement, type WithdrawalStatement } from './withdrawal-statement.js';
import { withdrawalTexts } from './texts.js';

/** What the seller is told of a withdrawal. */
export interface WithdrawalNoticeMail extends Voice {
  readonly customer: NamedCustomer;
  readonly statement: WithdrawalStatement;
  /** By when what was paid has to be back: '8 december 2026'. */
  readonly repaidBy: string;
}

/** To the seller, who stops the work and pays back within fourteen days (article 6:230r BW). */
export function withdrawalNoticeMail({ customer, statement, repaidBy, ...voice }: WithdrawalNoticeMail): Promise<RenderedMail> {
  const { language } = voice;
  const { orderNumber, moment } = statement;
  const texts = language.texts(withdrawalTexts).notice;
  return renderMail(
    texts.subject({ orderNumber }),
    <MailLayout voice={voice} title={texts.title} preview={texts.preview({ orderNumber, moment })}>
      {(styles) => (
        <>
          <CustomerLines customer={customer} language={language} styles={styles} />
          <Statement statement={statement} language={language} styles={styles} />
          <Text style={styles.text}>{texts.stop({ repaidBy })}</Text>
        </>
      )}
    </MailLayout>,
  );
}
