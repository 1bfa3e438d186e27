import type { Meta } from '@storybook/react-vite';
import { orderConfirmationMail } from '../order-confirmation/order-confirmation-mail.js';
import { orderNewsMail } from '../order-news/order-news-mail.js';
import { messageNoticeMail } from '../message/message-notice-mail.js';
import { messageWaitingMail } from '../message/message-waiting-mail.js';
import { reminderMail } from '../reminder/reminder-mail.js';
import { reservationMail } from '../reservation/reservation-mail.js';
import { withdrawalMail } from '../withdrawal/withdrawal-mail.js';
import { withdrawalNoticeMail } from '../withdrawal/withdrawal-notice-mail.js';
import type { Voice } from '../seller/voice.js';
import {
  customer,
  link,
  mailInEnglish,
  mailInTheDark,
  mailOfTheOther,
  recoveryLink,
  mail,
  mailMeta,
  type MailStory,
} from './in-mail.stories.setup.js';
import { lasting } from './lasting.js';

const meta = { ...mailMeta, title: 'Correspondentie/Mails van een bestelling', tags: ['visual', 'one-look'] } satisfies Meta<
  typeof mailMeta.component
>;
export default meta;

const orderNews = {
  firstName: 'Marieke',
  orderNumber: '2026-01482',
  product: 'Pomp AO',
  ordersLink: 'https://www.pomp.example/account/bestellingen/',
  documentsLink: 'https://www.pomp.example/account/documenten/?orderId=f3b1f2a4-8a55-4f0b-a8c2-1e7f3c9d4e33',
  appointmentsLink: 'https://www.pomp.example/account/afspraken/',
};
const appointment = {
  what: 'Digitale inspectie',
  moment: '30 november 2026 om 10:30',
  address: null,
  how: ['Digitaal: er komt niemand bij je thuis.', 'Joost Verhagen kijkt met je mee.', 'Open op dat moment de link.'],
  callUrl: 'https://bellen.pomp.example/lindelaan-12',
};
const downPayment = { type: 'PY', invoiceNumber: 'F-2026-00871', amount: '€ 1.700', paidOn: '24 november 2026' } as const;
const signature = {
  documentName: 'Installatieplan',
  name: 'Marieke de Wit',
  moment: '21 november 2026 om 10:04',
  verificationCode: 'K7QM-2F9D-X4TB-8HZR',
  verificationLink: 'https://www.pomp.example/controle/?code=K7QM-2F9D-X4TB-8HZR',
  withdrawUntil: '7 december 2026',
};
const toSign = {
  kind: 'sign',
  amount: '€ 1.700',
  label: 'Tekenen & aanbetalen',
  link: 'https://www.pomp.example/account/betaling/?orderId=f3b1f2a4-8a55-4f0b-a8c2-1e7f3c9d4e33&type=PY',
} as const;

const planToSign = (voice: Voice) =>
  orderNewsMail({
    ...voice,
    ...orderNews,
    documents: ['Installatieplan', 'Aanbetalingsfactuur'],
    state: { message: 'Je installatieplan is klaar. Ga digitaal akkoord en doe de aanbetaling.' },
    ask: toSign,
  });
export const PlanToSign: MailStory = mail(planToSign);
export const PlanToSignInTheDark: MailStory = mailInTheDark(planToSign);

export const SignedAndPaid: MailStory = mail((voice) =>
  orderNewsMail({
    ...voice,
    ...orderNews,
    signed: signature,
    paid: [downPayment],
    state: { message: 'Aanbetaling voltooid.', detail: 'De installatie is op 14 december 2026 om 09:00.' },
  }),
);

export const SignedNotPaid: MailStory = mailOfTheOther((voice) =>
  orderNewsMail({
    ...voice,
    ...orderNews,
    signed: {
      ...signature,
      documentName: `Installatieplan ${'warmtepompboilercombinatie'.repeat(3)}`,
      name: 'Wilhelmina-Alexandrina Bernardina Hermenegilda',
    },
    state: { message: 'Je installatieplan is klaar. Ga digitaal akkoord en doe de aanbetaling.' },
    ask: { ...toSign, kind: 'downPayment' },
  }),
);

export const AppointmentAndAsk: MailStory = mail((voice) =>
  orderNewsMail({
    ...voice,
    ...orderNews,
    appointments: [{ ...appointment, change: 'planned' }],
    state: { message: 'Je digitale inspectie is ingepland. We hebben nog informatie van je nodig.' },
    ask: { kind: 'inform', label: 'Aanvullen informatie', link: 'https://www.pomp.example/account/woning/' },
  }),
);
export const AppointmentMoved: MailStory = {
  tags: ['!visual'],
  ...mail((voice) => orderNewsMail({ ...voice, ...orderNews, appointments: [{ ...appointment, change: 'moved' }] })),
};
export const AppointmentCancelled: MailStory = {
  tags: ['!visual'],
  ...mailOfTheOther((voice) => orderNewsMail({ ...voice, ...orderNews, appointments: [{ ...appointment, change: 'cancelled' }] })),
};

export const LastInvoice: MailStory = mailOfTheOther((voice) =>
  orderNewsMail({
    ...voice,
    ...orderNews,
    documents: ['Eindfactuur', `${'Leidingschema'.repeat(6)} begane grond en eerste verdieping`],
    state: { message: 'Je installatie is klaar. Voldoe de eindfactuur en vraag subsidie aan.' },
    ask: { kind: 'finalPayment', amount: '€ 3.400', label: 'Eindfactuur voldoen', link: toSign.link },
  }),
);

export const Complete: MailStory = mailOfTheOther((voice) =>
  orderNewsMail({
    ...voice,
    ...orderNews,
    paid: [{ ...downPayment, type: 'FP', invoiceNumber: `F-2026-${'0'.repeat(40)}871`, amount: '€ 5.123,45' }],
    state: { message: 'Alles is geregeld, je bestelling is compleet.' },
    complete: true,
  }),
);

const mandate = {
  mandateId: '7c1f0a52-3f57-4a0e-9c36-2f8c0f6f1b20',
  accountHolder: 'M. de Wit',
  iban: 'NL•• •••• •••• ••43 00',
};
export const DirectDebitAgreed: MailStory = mail((voice) =>
  orderNewsMail({ ...voice, ...orderNews, mandate: { ...mandate, moment: '24 november 2026 om 10:04', days: 14 } }),
);
export const DirectDebitAnnounced: MailStory = mail((voice) =>
  orderNewsMail({
    ...voice,
    ...orderNews,
    debit: {
      ...mandate,
      amount: '€ 3.400',
      invoiceNumber: 'F-2026-00872',
      date: '28 december 2026',
      paymentLink: 'https://www.pomp.example/account/betaling/?orderId=f3b1f2a4-8a55-4f0b-a8c2-1e7f3c9d4e33&type=FP',
    },
  }),
);

export const Document: MailStory = mail((voice) => orderNewsMail({ ...voice, ...orderNews, documents: ['Offerte'] }));

const confirmation = {
  firstName: 'Marieke',
  orderNumber: '2026-01483',
  orderedOn: '21 november 2026',
  lines: [
    { description: 'Pomp AO', quantity: 1, amount: '€ 3.400' },
    { description: 'Pomp T met boiler van 200 liter', quantity: 1, amount: '€ 4.950' },
    { description: 'Element', quantity: 1, amount: '€ 750' },
    { description: 'Oude cv-ketel meenemen', quantity: 1, amount: '€ 125' },
  ],
  total: '€ 9.225',
  vat: '€ 1.601,03',
  vatPercentage: 21,
  address: 'Lindelaan 12, 3581 KJ Utrecht',
  withdrawUntil: '7 december 2026',
  ordersLink: 'https://www.pomp.example/account/bestellingen/',
  termsLink: 'https://www.pomp.example/algemene-voorwaarden/',
};

export const OrderConfirmation: MailStory = mail((voice) => orderConfirmationMail({ ...voice, ...confirmation }));
export const OrderConfirmationInvoicedElsewhere: MailStory = {
  tags: ['!visual'],
  ...mailOfTheOther((voice) =>
    orderConfirmationMail({
      ...voice,
      ...confirmation,
      invoiceAddress: 'Burgemeester van Nispen tot Sevenaerstraat 1284, 1271 AD Gasselterboerveenschemond',
    }),
  ),
};

const reserved = {
  firstName: 'Marieke',
  orderNumber: '2026-01482',
  reservedOn: '21 november 2026',
  product: 'Pomp AO',
  quantity: 1,
  price: '€ 3.400',
  address: 'Lindelaan 12, 3581 KJ Utrecht',
  invoiceAddress: 'Lindelaan 12, 3581 KJ Utrecht',
  name: 'Marieke de Wit',
  email: 'marieke@pomp.example',
  phone: '06 12 34 56 78',
  firstPassword: { link, validFor: lasting.days(7), recoveryLink },
  ordersLink: orderNews.ordersLink,
  contactLink: 'https://www.pomp.example/contact/',
};
export const Reservation: MailStory = mail((voice) => reservationMail({ ...voice, ...reserved }));
export const ReservationOfSeveralInvoicedElsewhere: MailStory = {
  tags: ['!visual'],
  ...mailOfTheOther((voice) =>
    reservationMail({
      ...voice,
      ...reserved,
      product: 'All-Electric',
      quantity: 10,
      firstPassword: undefined,
      price: '€ 91.000',
      invoiceAddress: 'Burgemeester van Nispen tot Sevenaerstraat 1284, 1271 AD Gasselterboerveenschemond',
      email: `${'wilhelmina.alexandrina.'.repeat(4)}van.amsberg@warmtepompliefhebbers.example`,
    }),
  ),
};

const about = { firstName: 'Marieke', orderNumber: '2026-01482', product: 'Pomp AO' };
const { ordersLink } = orderNews;
const choiceLink = 'https://www.pomp.example/account/gegevens/';

export const Reminder: MailStory = mail((voice) =>
  reminderMail({
    ...voice,
    ...about,
    message: 'We missen nog je woninggegevens. Daarmee rekent onze adviseur uit wat bij jouw huis past.',
    ask: { kind: 'inform', label: 'Aanvullen informatie', link: 'https://www.pomp.example/account/woning/' },
    choiceLink,
  }),
);
export const ReminderToSign: MailStory = {
  tags: ['!visual'],
  ...mailOfTheOther((voice) =>
    reminderMail({
      ...voice,
      ...about,
      message: 'Your installation plan is ready.',
      ask: { ...toSign, label: 'Sign and pay' },
      choiceLink,
    }),
  ),
};

export const MessageWaiting: MailStory = mail((voice) =>
  messageWaitingMail({ ...voice, ...about, author: 'Joost Verhagen', orderLink: ordersLink, choiceLink }),
);
export const MessageNotice: MailStory = mail((voice) =>
  messageNoticeMail({ ...voice, customer, orderNumber: '2026-01482', product: 'Pomp AO', moment: '21 november 2026 om 09:12' }),
);

const statement = { orderNumber: '2026-01482', product: 'Pomp AO', name: 'Marieke de Wit', moment: '24 november 2026 om 21:15' };
const repaidBy = '8 december 2026';

export const Withdrawal: MailStory = mail((voice) =>
  withdrawalMail({ ...voice, firstName: 'Marieke', statement, repaidBy, ordersLink }),
);
export const WithdrawalWithReason: MailStory = {
  tags: ['!visual'],
  ...mailOfTheOther((voice) =>
    withdrawalMail({
      ...voice,
      firstName: 'Marieke',
      statement: { ...statement, name: customer.name, reason: `We gaan verhuizen. ${'Zonnepanelenbezitter'.repeat(5)}` },
      repaidBy,
      ordersLink,
    }),
  ),
};
export const WithdrawalNotice: MailStory = mail((voice) =>
  withdrawalNoticeMail({ ...voice, customer, statement: { ...statement, reason: 'We gaan verhuizen.' }, repaidBy }),
);

export const OrderConfirmationInEnglish: MailStory = {
  tags: ['!visual'],
  ...mailInEnglish((voice) =>
    orderConfirmationMail({
      ...voice,
      ...confirmation,
      orderedOn: '21 November 2026',
      withdrawUntil: '7 December 2026',
      lines: [{ description: 'Pomp AO', quantity: 1, amount: '€9,225' }],
      total: '€9,225',
      vat: '€1,601.03',
    }),
  ),
};
export const WithdrawalInEnglish: MailStory = {
  tags: ['!visual'],
  ...mailInEnglish((voice) =>
    withdrawalMail({
      ...voice,
      firstName: 'Marieke',
      statement: { ...statement, moment: '24 November 2026 at 21:15', reason: 'We’re moving house.' },
      repaidBy: '8 December 2026',
      ordersLink,
    }),
  ),
};
