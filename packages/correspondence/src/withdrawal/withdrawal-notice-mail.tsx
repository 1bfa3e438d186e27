import { Text } from '@react-email/text';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';
import { Statement, type WithdrawalStatement } from './withdrawal-statement.js';

export interface WithdrawalNoticeMail extends Voice {
  readonly customer: { readonly id: string; readonly name: string; readonly email: string };
  readonly statement: WithdrawalStatement;
  /** By when what was paid has to be back: '8 december 2026'. */
  readonly repaidBy: string;
}

/** To the seller, who stops the work and pays back within fourteen days (article 6:230r BW). */
export function withdrawalNoticeMail({ customer, statement, repaidBy, edition }: WithdrawalNoticeMail): Promise<RenderedMail> {
  const title = 'Een klant herroept een bestelling';
  return renderMail(
    `Herroepen: bestelling ${statement.orderNumber}`,
    <MailLayout edition={edition} title={title} preview={`Bestelling ${statement.orderNumber}, ${statement.moment}.`}>
      {(styles) => (
        <>
          <Text style={styles.text}>
            Klant: {customer.name}
            <br />
            E-mailadres: <span style={{ wordBreak: 'break-word' }}>{customer.email}</span>
            <br />
            Klantnummer: <span style={{ wordBreak: 'break-word' }}>{customer.id}</span>
          </Text>
          <Statement statement={statement} styles={styles} />
          <Text style={styles.text}>
            Stop het werk aan deze bestelling. Betaal wat de klant al betaalde uiterlijk op {repaidBy} terug (artikel 6:230r van het
            Burgerlijk Wetboek). Geplande afspraken zijn afgezegd.
          </Text>
        </>
      )}
    </MailLayout>,
  );
}
