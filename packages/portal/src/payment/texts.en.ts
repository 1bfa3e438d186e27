import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  title: { PY: 'Sign and make down payment', FP: 'Pay final invoice' },
  ofOrder: '{product} · order {number}',
  loading: 'Loading payment',
  unknownTitle: 'Payment',
  unknownType: 'We don’t know this payment. See at your orders what there is to pay.',
  unknownOrder: 'We couldn’t find this order.',
  toOrders: 'Go to my orders',
  toDocuments: 'View your documents',

  nothing: {
    withdrawn: 'You have withdrawn from this order. There’s nothing left to sign or pay.',
    byPhone: 'You arrange this order with your adviser. There’s nothing to pay here.',
    early: {
      PY: 'Your installation plan isn’t ready yet. You’ll get an email as soon as you can sign and make the down payment.',
      FP: 'The final invoice only comes once everything is installed. You’ll get an email as soon as it’s ready.',
    },
    past: { PY: 'There is nothing to sign or pay now.', FP: 'There is nothing to pay now.' },
    unknown: 'There is nothing to pay for this order now.',
    noInvoice: 'Your final invoice isn’t ready yet. You’ll get an email as soon as you can pay.',
    noPlan: 'Your installation plan isn’t here yet. You’ll get an email as soon as you can sign.',
  },

  steps: { sign: 'Sign', pay: 'Down payment' },
  readTitle: 'Read your installation plan',
  read: 'Is everything right? Then sign below. Is something wrong? Get in touch with us and we’ll adjust the plan.',
  changedMeanwhile: {
    plan: 'Your installation plan has changed meanwhile. Read the new plan before you sign.',
    terms: 'The terms have changed meanwhile. Read the new ones before you sign.',
  },
  view: 'View',
  viewOf: 'View: {name}',
  download: 'Download',
  downloadOf: 'Download: {name}',
  whatYouPay: 'What you pay',
  wholePlan: 'The whole installation plan (pdf)',
  costs: 'After that you make the down payment of {amount}, including {vat} VAT.',
  costsPaid: 'Your down payment of {amount}, including {vat} VAT, is in already. All that is left is to sign.',
  costsUnknown: 'After that you make the down payment. Its invoice isn’t ready yet; you’ll get an email as soon as you can pay.',
  readTerms: 'Read the <terms>general terms and conditions</terms> too.',
  readVersion:
    'Read the <terms>general terms and conditions (pdf)</terms> too, version {version}. This version belongs to what you sign and stays there to read.',
  evidence:
    'We record which document and which terms you sign, when, and from which internet address and device. You get it all by e-mail.',
  sign: 'Sign with an obligation to pay',
  signAndPay: 'Sign with an obligation to pay: {amount} now',
  paysNext: 'You pay on the next screen, with iDEAL\u00A0|\u2060\u00A0Wero or in another way.',
  withdrawTitle: 'Changed your mind? For {days} days you can, without giving a reason.',
  withdrawUntil:
    'If you sign today, you can withdraw up to and including {date}: with one button at your order, or with the form in your confirmation. What you’ve paid is returned within {days} days.',
  signing: 'Signing…',

  signAgain: 'Sign changed plan with obligation to pay',
  changes: {
    title: 'What changed',
    what: 'Part',
    before: 'What you signed',
    after: 'New',
    none: 'Not in it',
    compare: 'Compare the new plan below with the plan that you signed.',
    signedPlan: '{name} of {date}, which you signed (pdf)',
  },

  signedTitle: 'Signed',
  signed: 'You signed the installation plan as {name}, on {moment}.',
  downloadConfirmation: 'Download the confirmation',
  verify: 'Verify the signature',

  invoiceTitle: { PY: 'Down payment: {amount}', FP: 'Final invoice: {amount}' },
  vat: 'Of which VAT',
  invoiceNumber: 'Invoice',
  invoiceDate: 'Invoice date',
  dueDate: 'To be paid by',
  invoiceOf: 'Invoice {number}',
  noDownPaymentYet: 'The invoice for your down payment isn’t ready yet. You’ll get an email as soon as you can pay.',

  pay: { PY: 'Make down payment', FP: 'Pay now' },
  payOn: 'Continue paying',
  payAgain: 'Pay again',
  toCheckout: 'Going to the payment page…',
  checkout: 'You pay on the secure page of our payment service, with iDEAL\u00A0|\u2060\u00A0Wero or in another way.',

  checking: 'We’re checking whether your payment has arrived',
  state: {
    open: 'You had started paying, but the payment isn’t complete yet.',
    pending:
      'Your bank is processing the payment. That can take a while. You don’t have to do anything: we’ll show it here and email you as soon as the money has arrived.',
    failed: 'The payment didn’t go through.',
    expired: 'The payment has expired: it wasn’t paid in time.',
    canceled: 'You cancelled the payment.',
  },
  nothingTaken: 'Nothing was charged. You can try again at once.',
  stillOpen: 'We haven’t heard yet that you’ve paid. We’ll keep checking. Not paid yet? Then you can continue paying.',

  paidTitle: { PY: 'We’ve received your down payment', FP: 'Your final invoice has been paid' },
  paid: 'We received {amount} on {date}. Thank you!',
  nextTitle: 'What happens now?',
  next: {
    PY: {
      installation: 'We plan a day for the installation together with you. You’ll see it under your appointments.',
      confirmation: 'You’ll get a confirmation of your payment by email.',
    },
    FP: {
      confirmation: 'You’ll get a confirmation of your payment by email.',
      subsidy: 'Keep your invoice: you can use it to apply for a subsidy.',
    },
  },

  incassoIntro:
    'Rather not make the transfer yourself? Then we’ll collect the final invoice once by direct debit. We’ll tell you the date in advance.',
  incassoRight: 'Don’t agree with the debit? Your bank will refund the amount if you ask within 8 weeks.',
  agreeIncasso: 'Pay by direct debit',
  agreeingIncasso: 'Saving…',
  incassoAgreedTitle: 'Your final invoice will be collected by direct debit',
  incassoAccount: 'We’ll debit the amount from {iban}, in the name of {holder}.',
  incassoOn: 'We’ll do that on {date}.',
  incassoDateUnknown: 'We’ll tell you the date in advance.',
  otherAccount: 'Use another account',
  keepAccount: 'Cancel',
};
