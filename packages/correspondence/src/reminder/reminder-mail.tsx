import { Text } from '@react-email/text';
import { MailAction } from '../mail/mail-action.js';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';

export interface ReminderMail extends Voice {
  readonly firstName: string;
  readonly orderNumber: string;
  readonly product: string;
  /** What the order says. */
  readonly message: string;
  /** What the customer can do. */
  readonly action: string;
  readonly ordersLink: string;
}

/** Reminds a customer, once, of what an order asks. */
export function reminderMail({
  firstName,
  orderNumber,
  product,
  message,
  action,
  ordersLink,
  edition,
}: ReminderMail): Promise<RenderedMail> {
  return renderMail(
    `Herinnering: je bestelling ${orderNumber} wacht op je`,
    <MailLayout edition={edition} title="Je bestelling wacht nog op je" preview={message} firstName={firstName}>
      {(styles) => (
        <>
          <Text style={styles.text}>
            Er staat nog iets open bij je bestelling {orderNumber} ({product}). {message}
          </Text>
          <MailAction styles={styles} label={action} link={ordersLink} />
          <Text style={styles.quiet}>We herinneren je hier één keer aan. Kom je er niet uit? Dan helpen we je graag.</Text>
        </>
      )}
    </MailLayout>,
  );
}
