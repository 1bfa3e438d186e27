import type { Translation } from '@pomp/language';
import { en as agreement } from '../agreement/texts.en.js';
import { en as appointment } from '../appointment/texts.en.js';
import { en as confirmEmail } from '../confirm-email/texts.en.js';
import { en as deletion } from '../deletion/texts.en.js';
import { en as directDebit } from '../direct-debit/texts.en.js';
import { en as documentReady } from '../document-ready/texts.en.js';
import { en as emailChange } from '../email-change/texts.en.js';
import { en as enquiry } from '../enquiry/texts.en.js';
import { en as firstPassword } from '../first-password/texts.en.js';
import { en as letter } from '../letter/texts.en.js';
import { en as mail } from '../mail/texts.en.js';
import { en as message } from '../message/texts.en.js';
import { en as newDevice } from '../new-device/texts.en.js';
import { en as orderConfirmation } from '../order-confirmation/texts.en.js';
import { en as orderNews } from '../order-news/texts.en.js';
import { en as passkeyAdded } from '../passkey-added/texts.en.js';
import { en as passwordChanged } from '../password-changed/texts.en.js';
import { en as passwordRecovery } from '../password-recovery/texts.en.js';
import { en as paymentReceived } from '../payment-received/texts.en.js';
import { en as pdf } from '../pdf/texts.en.js';
import { en as reminder } from '../reminder/texts.en.js';
import { en as reservation } from '../reservation/texts.en.js';
import { en as savings } from '../savings/texts.en.js';
import { en as seller } from '../seller/texts.en.js';
import { en as withdrawal } from '../withdrawal/texts.en.js';
import type { words as dutch } from './nl.js';

/** The same in English. */
export const words: Translation<typeof dutch> = {
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
};
