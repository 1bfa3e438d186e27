import type { Language } from '@pomp/language';
import { Text } from '@react-email/text';
import { breakable } from '../mail/breakable.js';
import type { MailStyles } from '../mail/mail-styles.js';
import { withdrawalTexts } from './texts.js';

/** What a customer declared, and when. */
export interface WithdrawalStatement {
  readonly orderNumber: string;
  readonly product: string;
  readonly name: string;
  readonly reason?: string | undefined;
  /** `24 november 2026 om 21:15` */
  readonly moment: string;
}

interface StatementProps {
  readonly statement: WithdrawalStatement;
  readonly language: Language;
  readonly styles: MailStyles;
}

/** The statement in full: whoever keeps this mail has proof of it. */
export function Statement({ statement: { orderNumber, product, name, reason, moment }, language, styles }: StatementProps) {
  const texts = language.texts(withdrawalTexts).statement;
  return (
    <Text style={styles.text}>
      {texts.declared({ orderNumber, product })}
      <br />
      {texts.name({ name, breakable })}
      <br />
      {texts.moment({ moment })}
      {reason && (
        <>
          <br />
          {texts.reason({ reason, breakable })}
        </>
      )}
    </Text>
  );
}
