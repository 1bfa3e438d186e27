import { Text } from '@react-email/text';
import { MailAction } from '../mail/mail-action.js';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';
import { Statement, type WithdrawalStatement } from './withdrawal-statement.js';
import { withdrawalTexts } from './texts.js';

/** What the confirmation of a withdrawal is made of. */
export interface WithdrawalMail extends Voice {
  readonly firstName: string;
  readonly statement: WithdrawalStatement;
  /** By when what was paid is back: '8 december 2026'. */
  readonly repaidBy: string;
  readonly ordersLink: string;
}

/** Confirms to a customer that the withdrawal was received: what was declared, and when (Directive 2011/83/EU, article 11a). */
export function withdrawalMail({ firstName, statement, repaidBy, ordersLink, ...voice }: WithdrawalMail): Promise<RenderedMail> {
  const { language } = voice;
  const { orderNumber, moment } = statement;
  const texts = language.texts(withdrawalTexts).customer;
  return renderMail(
    texts.subject({ orderNumber }),
    <MailLayout voice={voice} title={texts.title} preview={texts.preview({ moment })} firstName={firstName}>
      {(styles) => (
        <>
          <Text style={styles.text}>{texts.received}</Text>
          <Statement statement={statement} language={language} styles={styles} />
          <Text style={styles.text}>{texts.repaid({ repaidBy })}</Text>
          <MailAction language={language} styles={styles} label={texts.view} link={ordersLink} />
        </>
      )}
    </MailLayout>,
  );
}
