import { Text } from '@react-email/text';
import type { MailStyles } from '../mail/mail-styles.js';

/** What a customer declared, and when. */
export interface WithdrawalStatement {
  readonly orderNumber: string;
  readonly product: string;
  readonly name: string;
  readonly reason?: string | undefined;
  /** `24 november 2026 om 21:15` */
  readonly moment: string;
}

const breakable = { wordBreak: 'break-word' } as const;

/** The statement in full: whoever keeps this mail has proof of it. */
export function Statement({
  statement: { orderNumber, product, name, reason, moment },
  styles,
}: {
  readonly statement: WithdrawalStatement;
  readonly styles: MailStyles;
}) {
  return (
    <Text style={styles.text}>
      Verklaring: ik herroep de overeenkomst voor bestelling {orderNumber} ({product}).
      <br />
      Naam: <span style={breakable}>{name}</span>
      <br />
      Ontvangen op: {moment}
      {reason && (
        <>
          <br />
          Reden: <span style={breakable}>{reason}</span>
        </>
      )}
    </Text>
  );
}
