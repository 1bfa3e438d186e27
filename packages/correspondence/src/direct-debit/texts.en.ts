import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  mandate: {
    subject: 'Your direct debit is arranged: order {orderNumber}',
    title: 'Your direct debit is arranged',
    agreed: 'On {moment} you gave permission to collect the final invoice of order {orderNumber} once.',
    account: 'Account: {iban}, in the name of {accountHolder}',
    reference: 'Reference of your mandate: <breakable>{mandateId}</breakable>',
    later:
      'At least {days} days in advance we’ll email you the amount and the day. If you pay before that yourself, the mandate lapses.',
    undo: 'Changed your mind, or wasn’t this you? Let us know. Up to eight weeks after a debit your bank can pay it back to you.',
  },
  debit: {
    subject: 'We’ll collect {amount} on {date}: order {orderNumber}',
    title: 'We’ll collect {amount} on {date}',
    news: 'On {date} we’ll collect {amount} for your final invoice of order {orderNumber}, once.',
    invoiceNumber: 'Invoice number: <breakable>{invoiceNumber}</breakable>',
    instead: 'Would you rather pay yourself? You can until that day. Then we won’t collect anything.',
    pay: 'Pay now yourself',
  },
};
