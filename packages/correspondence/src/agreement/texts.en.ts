import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  mail: {
    subject: 'You signed for order {orderNumber}',
    title: 'You signed',
    preview: 'The confirmation of order {orderNumber} is in this email.',
    agreed: '{name} agreed to ‘{documentName}’ of order {orderNumber} on {moment}.',
    keep: 'The confirmation is in this email. Keep it safe. You can also find it among your documents.',
    check:
      'Anyone can check that the confirmation is genuine, with verification code {verificationCode} at <link>{verificationLink}</link>.',
    withdraw:
      'Changed your mind? Up to and including {until} you can withdraw from the agreement, without giving a reason: in your account at your order, or with the form in the attachment.',
    notYou: 'Wasn’t it you who signed? Contact us straight away.',
    fileName: 'agreement-{orderNumber}.pdf',
    termsFileName: 'terms-{version}.pdf',
  },
  pdf: {
    title: 'Signed agreement',
    titleOfOrder: 'Signed agreement {orderNumber}',
    subject: 'Confirmation of an agreement at {seller}',
    agreed: '{name} agreed to the installation plan of order {orderNumber} on {moment}. Keep this confirmation safe.',
    facts: 'What you agreed to',
    signedBy: 'Signed by',
    when: 'When',
    moment: '{moment} ({iso})',
    agreedTo: 'Agreed to',
    consent: '‘{consent}’',
    document: 'Document',
    documentOf: '{name} of {date}',
    fingerprint: 'Fingerprint of the document (SHA-256)',
    terms: 'Terms and conditions',
    termsOf: 'Version {version}, to be read at {link}',
    termsFingerprint: 'Fingerprint of the terms (SHA-256)',
    order: 'Order',
    orderOf: '{orderNumber}, {product}',
    address: 'Address',
    total: 'Price in all',
    totalOf: '{amount}, VAT included',
    downPayment: 'To be paid now',
    downPaymentOf: 'Down payment of {amount}, VAT included',
    installation: 'Installation',
    withdrawal: {
      title: 'Changed your mind?',
      right:
        'You can withdraw from the agreement, without giving a reason, up to and including {until}. In your account, choose ‘Withdraw from contract here’ at your order, or send us the form below or another clear statement.',
      money: 'If you withdraw, you get back all that you paid, at the latest fourteen days after you let us know.',
      form: 'Withdrawal form',
      formIntro: 'Fill in this form and send it to us only if you want to withdraw from the agreement.',
      to: 'To',
      statement: 'I hereby withdraw from our agreement about',
      agreedOn: 'Concluded on',
      name: 'Name',
      address: 'Address',
      signature: 'Signature (only on paper)',
      date: 'Date',
    },
    check: 'Check this confirmation',
    timestamped:
      'After that we have an independent timestamp service record that our signature was there (RFC 3161). That timestamp is on the same page.',
    howToCheck:
      'Is this confirmation genuine, and has nothing in it been changed? Anyone can check that. Scan the code, or go to {link} and enter the verification code. Choose the file there too: the page compares it with what {seller} recorded with a digital signature of its own.',
    code: 'Verification code: {verificationCode}',
    qrCode: 'QR code of {link}',
  },
};
