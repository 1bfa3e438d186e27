import { nl as agreement } from '../agreement/texts.nl.js';
import { nl as appointment } from '../appointment/texts.nl.js';
import { nl as confirmEmail } from '../confirm-email/texts.nl.js';
import { nl as deletion } from '../deletion/texts.nl.js';
import { nl as directDebit } from '../direct-debit/texts.nl.js';
import { nl as documentReady } from '../document-ready/texts.nl.js';
import { nl as emailChange } from '../email-change/texts.nl.js';
import { nl as enquiry } from '../enquiry/texts.nl.js';
import { nl as firstPassword } from '../first-password/texts.nl.js';
import { nl as letter } from '../letter/texts.nl.js';
import { nl as mail } from '../mail/texts.nl.js';
import { nl as message } from '../message/texts.nl.js';
import { nl as newDevice } from '../new-device/texts.nl.js';
import { nl as orderConfirmation } from '../order-confirmation/texts.nl.js';
import { nl as orderNews } from '../order-news/texts.nl.js';
import { nl as passkeyAdded } from '../passkey-added/texts.nl.js';
import { nl as passwordChanged } from '../password-changed/texts.nl.js';
import { nl as passwordRecovery } from '../password-recovery/texts.nl.js';
import { nl as paymentReceived } from '../payment-received/texts.nl.js';
import { nl as pdf } from '../pdf/texts.nl.js';
import { nl as reminder } from '../reminder/texts.nl.js';
import { nl as reservation } from '../reservation/texts.nl.js';
import { nl as savings } from '../savings/texts.nl.js';
import { nl as seller } from '../seller/texts.nl.js';
import { nl as withdrawal } from '../withdrawal/texts.nl.js';

/** Everything that this package says, in Dutch, by the names of its texts. */
export const words = {
  'correspondence/agreement': agreement,
  'correspondence/appointment': appointment,
  'correspondence/confirm-email': confirmEmail,
  'correspondence/deletion': deletion,
  'correspondence/direct-debit': directDebit,
  'correspondence/document-ready': documentReady,
  'correspondence/email-change': emailChange,
  'correspondence/enquiry': enquiry,
  'correspondence/first-password': firstPassword,
  'correspondence/letter': letter,
  'correspondence/mail': mail,
  'correspondence/message': message,
  'correspondence/new-device': newDevice,
  'correspondence/order-confirmation': orderConfirmation,
  'correspondence/order-news': orderNews,
  'correspondence/passkey-added': passkeyAdded,
  'correspondence/password-changed': passwordChanged,
  'correspondence/password-recovery': passwordRecovery,
  'correspondence/payment-received': paymentReceived,
  'correspondence/pdf': pdf,
  'correspondence/reminder': reminder,
  'correspondence/reservation': reservation,
  'correspondence/savings': savings,
  'correspondence/seller': seller,
  'correspondence/withdrawal': withdrawal,
} as const;
