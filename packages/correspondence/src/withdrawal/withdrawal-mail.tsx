import { Text } from '@react-email/text';
import { MailAction } from '../mail/mail-action.js';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';
import { Statement, type WithdrawalStatement } from './withdrawal-statement.js';

export interface WithdrawalMail extends Voice {
  readonly firstName: string;
  readonly statement: WithdrawalStatement;
  /** By when what was paid is back: '8 december 2026'. */
  readonly repaidBy: string;
  readonly ordersLink: string;
}

/** Confirms to a customer that the withdrawal was received: what was declared, and when (Directive 2011/83/EU, article 11a). */
export function withdrawalMail({ firstName, statement, repaidBy, ordersLink, edition }: WithdrawalMail): Promise<RenderedMail> {
  const { orderNumber, moment } = statement;
  return renderMail(
    `Je hebt bestelling ${orderNumber} herroepen`,
    <MailLayout
      edition={edition}
      title="Je overeenkomst is herroepen"
      preview={`We hebben je verklaring ontvangen op ${moment}.`}
      firstName={firstName}
    >
      {(styles) => (
        <>
          <Text style={styles.text}>
            We hebben je verklaring ontvangen. De overeenkomst geldt vanaf nu niet meer. Bewaar deze mail: het is je bewijs.
          </Text>
          <Statement statement={statement} styles={styles} />
          <Text style={styles.text}>
            Afspraken die nog kwamen, gaan niet door. Heb je al iets betaald? Dan krijg je dat uiterlijk op {repaidBy} van ons
            terug. Je hoeft daar niets voor te doen.
          </Text>
          <MailAction styles={styles} label="Bekijk je bestelling" link={ordersLink} />
        </>
      )}
    </MailLayout>,
  );
}
