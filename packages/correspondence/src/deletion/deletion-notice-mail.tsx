import { Text } from '@react-email/text';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';
import { CustomerLines, type NamedCustomer } from '../mail/customer-lines.js';
import { KeptList, type KeptPaper } from './kept-list.js';
import { deletionTexts } from './texts.js';

/** What the seller is told of a deletion. */
export interface DeletionNoticeMail extends Voice {
  readonly change: 'asked' | 'withdrawn';
  /** When, in words: '21 november 2026'. */
  readonly on: string;
  readonly customer: NamedCustomer;
  /** Numbers of the orders that have to end first. */
  readonly ordersUnderWay?: readonly string[] | undefined;
  readonly kept: readonly KeptPaper[];
}

/** To the seller, who carries a deletion out: there is a month for it by law (AVG, article 12). */
export function deletionNoticeMail({
  change,
  on: date,
  customer,
  ordersUnderWay = [],
  kept,
  ...voice
}: DeletionNoticeMail): Promise<RenderedMail> {
  const { language } = voice;
  const { id } = customer;
  const texts = language.texts(deletionTexts).notice;
  return renderMail(
    texts.subject[change]({ id }),
    <MailLayout voice={voice} title={texts.title[change]} preview={texts.preview({ id, date })}>
      {(styles) => (
        <>
          <CustomerLines customer={customer} language={language} styles={styles} />
          <Text style={styles.text}>{texts.news[change]({ date })}</Text>
          {change === 'asked' && (
            <>
              {ordersUnderWay.length > 0 && (
                <Text style={styles.text}>
                  {texts.underWay({ count: ordersUnderWay.length, orders: ordersUnderWay.join(', ') })}
                </Text>
              )}
              <KeptList kept={kept} language={language} styles={styles} />
              <Text style={styles.text}>{texts.how}</Text>
            </>
          )}
        </>
      )}
    </MailLayout>,
  );
}
