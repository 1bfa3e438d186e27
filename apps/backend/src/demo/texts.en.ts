import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  order: 'Order',
  customer: 'Customer',
  house: 'Home',
  warranty: 'Pomp AO, parts',
  terms: {
    version: '{year}-1',
    title: 'General terms and conditions',
    example: 'These are example terms, to try the portal with. A seller puts its own terms here.',
    articles: {
      agreement: 'The agreement',
      agreementText: 'The agreement is about what the signed plan says. A change of the plan only holds once you sign that too.',
      price: 'The price',
      priceText: 'The price in the plan includes VAT. You pay a part when you sign and the rest when everything works.',
      withdrawing: 'Withdrawing',
      withdrawingText:
        'You can withdraw from the agreement for fourteen days, without giving a reason. You then get back all that you paid.',
      complaints: 'Complaints',
      complaintsText: 'Is something not right? Send us a message at your order. We will sort it out.',
    },
  },
  plan: {
    name: 'Installation plan',
    intro:
      'We made this plan after the digital inspection of your home. It says what we install, where it goes and what you pay. Is something not right? Then call us before you sign.',
    work: 'The new pipes run through the crawl space. The installer drills one 80 mm hole in the rear wall and finishes it neatly. Your boiler stays where it is and helps out when it is very cold.',
    madeOn: 'Made on',
    placing: 'Installation',
    oneDay: 'One day, between 8:00 and 16:00',
    downPayment: 'Down payment',
    aThird: 'One third, when you agree',
    finalPayment: 'Final payment',
    twoThirds: 'Two thirds, after the installation',
  },
  invoice: {
    PY: {
      name: 'Down payment invoice',
      intro: 'The down payment for your heat pump. You pay in your account, after agreeing to the installation plan.',
    },
    FP: { name: 'Final invoice', intro: 'This is what you still pay after the installation. You can do that in your account.' },
    number: 'Invoice number',
    date: 'Invoice date',
    dueDate: 'Pay before',
    amountWithoutVat: 'Amount excluding VAT',
    vat: 'VAT {percentage}%',
    amount: 'To pay',
  },
};
