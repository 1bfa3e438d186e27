import { showEnquiry } from '@pomp/domain';
import { edition as amstelwarmte } from '@pomp/edition/editions/amstelwarmte';
import { edition as pomp } from '@pomp/edition/editions/pomp';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { confirmEmailMail } from '../confirm-email/confirm-email-mail.js';
import { deletionAskedMail } from '../deletion/deletion-asked-mail.js';
import { deletionNoticeMail } from '../deletion/deletion-notice-mail.js';
import { deletionWithdrawnMail } from '../deletion/deletion-withdrawn-mail.js';
import { emailChangeMail } from '../email-change/email-change-mail.js';
import { enquiryMail } from '../enquiry/enquiry-mail.js';
import { formConfirmationMail } from '../enquiry/form-confirmation-mail.js';
import { firstPasswordMail } from '../first-password/first-password-mail.js';
import { orderConfirmationMail } from '../order-confirmation/order-confirmation-mail.js';
import { orderNewsMail } from '../order-news/order-news-mail.js';
import { newDeviceMail } from '../new-device/new-device-mail.js';
import { passkeyAddedMail } from '../passkey-added/passkey-added-mail.js';
import { passwordChangedMail } from '../password-changed/password-changed-mail.js';
import { passwordRecoveryMail } from '../password-recovery/password-recovery-mail.js';
import { messageNoticeMail } from '../message/message-notice-mail.js';
import { messageWaitingMail } from '../message/message-waiting-mail.js';
import { reminderMail } from '../reminder/reminder-mail.js';
import { reservationMail } from '../reservation/reservation-mail.js';
import { withdrawalMail } from '../withdrawal/withdrawal-mail.js';
import { withdrawalNoticeMail } from '../withdrawal/withdrawal-notice-mail.js';
import { savingsMail } from '../savings/savings-mail.js';
import type { Voice } from '../seller/voice.js';
import { dutch, english } from '../words/languages.stories.setup.js';
import { lasting } from './lasting.js';
import type { RenderedMail } from './rendered-mail.js';

interface MailFrameProps {
  readonly mail: RenderedMail;
}

/** Mail programs show a document of its own: no style of ours reaches it. */
function MailFrame({ mail }: MailFrameProps) {
  return <iframe title={mail.subject} srcDoc={mail.html} style={{ border: 0, width: '100%', height: '46rem' }} />;
}

const meta = {
  title: 'Correspondentie/Mails',
  component: MailFrame,
  parameters: { layout: 'fullscreen' },
  args: { mail: { subject: '', html: '', text: '' } },
  render: (_args, { loaded }) => <MailFrame mail={(loaded as MailFrameProps).mail} />,
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByTitle((loaded as MailFrameProps).mail.subject)).toBeVisible();
  },
} satisfies Meta<typeof MailFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

type Make = (voice: Voice) => Promise<RenderedMail>;
const mailFrom = (voice: Voice, make: Make): Story => ({
  loaders: [async () => ({ mail: await make(voice) })],
});
const mail = (make: Make): Story => mailFrom({ edition: pomp, language: dutch }, make);
const mailOfTheOther = (make: Make): Story => mailFrom({ edition: amstelwarmte, language: dutch }, make);
const mailInEnglish = (make: Make): Story => mailFrom({ edition: amstelwarmte, language: english }, make);

const link = 'https://www.pomp.example/auth/wachtwoord-instellen/?token=6yJw0Q2mV8sZ1fR4tKpXcA9uLhN7eB3dGiO5vYqWzTk';
const recoveryLink = 'https://www.pomp.example/auth/wachtwoord-vergeten/';

export const PasswordRecovery: Story = mail((voice) =>
  passwordRecoveryMail({ ...voice, firstName: 'Marieke', link, validFor: '1 uur' }),
);

export const PasswordRecoveryOtherBrand: Story = mailOfTheOther((voice) =>
  passwordRecoveryMail({ ...voice, firstName: 'Marieke', link, validFor: '1 uur' }),
);

export const LongName: Story = mail((voice) =>
  passwordRecoveryMail({ ...voice, firstName: 'Wilhelmina-Alexandrina Bernardina Hermenegilda', link, validFor: '1 uur' }),
);

export const PasswordChanged: Story = mail((voice) => passwordChangedMail({ ...voice, firstName: 'Marieke', recoveryLink }));

export const PasskeyAdded: Story = mail((voice) => passkeyAddedMail({ ...voice, firstName: 'Marieke', detailsLink: link }));

export const NewDevice: Story = mail((voice) =>
  newDeviceMail({
    ...voice,
    firstName: 'Marieke',
    device: 'Firefox op Windows',
    moment: 'zaterdag 21 november 2026 om 10:00',
    recoveryLink,
  }),
);

export const FirstPassword: Story = mail((voice) =>
  firstPasswordMail({ ...voice, firstName: 'Marieke', link, validFor: '7 dagen', recoveryLink }),
);

const confirmLink = 'https://www.pomp.example/auth/email-bevestigen/?token=6yJw0Q2mV8sZ1fR4tKpXcA9uLhN7eB3dGiO5vYqWzTk';

export const ConfirmEmail: Story = mail((voice) =>
  confirmEmailMail({ ...voice, firstName: 'Marieke', link: confirmLink, validFor: '24 uur' }),
);

export const EmailChange: Story = mail((voice) =>
  emailChangeMail({ ...voice, firstName: 'Marieke', newEmail: 'marieke.dewit@pomp.example', recoveryLink }),
);

export const EmailChangeToLongAddress: Story = mail((voice) =>
  emailChangeMail({
    ...voice,
    firstName: 'Marieke',
    newEmail: `wilhelmina.alexandrina.${'van'.repeat(20)}@warmtepompliefhebbers.example`,
    recoveryLink,
  }),
);

const kept = [
  {
    what: 'Facturen, betalingen en getekende overeenkomsten',
    why: 'De Belastingdienst vraagt dat van ons (artikel 52 van de Algemene wet inzake rijksbelastingen).',
    howLong: '7 jaar na het jaar van de bestelling',
  },
];
const accountLink = 'https://www.pomp.example/account/gegevens/';

export const DeletionAsked: Story = mail((voice) =>
  deletionAskedMail({ ...voice, firstName: 'Marieke', askedOn: '21 november 2026', kept, accountLink, recoveryLink }),
);

export const DeletionAskedByWhoOrderedNothing: Story = mailOfTheOther((voice) =>
  deletionAskedMail({ ...voice, firstName: 'Marieke', askedOn: '21 november 2026', kept: [], accountLink, recoveryLink }),
);

export const DeletionWithdrawn: Story = mail((voice) => deletionWithdrawnMail({ ...voice, firstName: 'Marieke' }));

const customer = {
  id: '8d0b1f0a-6f0e-4a55-9a50-3f2c6d1f7a01',
  name: 'Wilhelmina-Alexandrina van Amsberg-Schimmelpenninck',
  email: 'wilhelmina.alexandrina@warmtepompliefhebbers.example',
};

export const DeletionNotice: Story = mail((voice) =>
  deletionNoticeMail({ ...voice, change: 'asked', on: '21 november 2026', customer, kept }),
);

export const DeletionNoticeWithdrawn: Story = mail((voice) =>
  deletionNoticeMail({ ...voice, change: 'withdrawn', on: '23 november 2026', customer, kept: [] }),
);

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

export const PlanToSign: Story = mail((voice) =>
  orderNewsMail({
    ...voice,
    ...orderNews,
    documents: ['Installatieplan', 'Aanbetalingsfactuur'],
    state: { message: 'Je installatieplan is klaar. Ga digitaal akkoord en doe de aanbetaling.' },
    ask: toSign,
  }),
);

export const SignedAndPaid: Story = mail((voice) =>
  orderNewsMail({
    ...voice,
    ...orderNews,
    signed: signature,
    paid: [downPayment],
    state: { message: 'Aanbetaling voltooid.', detail: 'De installatie is op 14 december 2026 om 09:00.' },
  }),
);

export const SignedNotPaid: Story = mailOfTheOther((voice) =>
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

export const AppointmentAndAsk: Story = mail((voice) =>
  orderNewsMail({
    ...voice,
    ...orderNews,
    appointments: [{ ...appointment, change: 'planned' }],
    state: { message: 'Je digitale inspectie is ingepland. We hebben nog informatie van je nodig.' },
    ask: { kind: 'inform', label: 'Aanvullen informatie', link: 'https://www.pomp.example/account/woning/' },
  }),
);
export const AppointmentMoved: Story = mail((voice) =>
  orderNewsMail({ ...voice, ...orderNews, appointments: [{ ...appointment, change: 'moved' }] }),
);
export const AppointmentCancelled: Story = mailOfTheOther((voice) =>
  orderNewsMail({ ...voice, ...orderNews, appointments: [{ ...appointment, change: 'cancelled' }] }),
);

export const LastInvoice: Story = mailOfTheOther((voice) =>
  orderNewsMail({
    ...voice,
    ...orderNews,
    documents: ['Eindfactuur', `${'Leidingschema'.repeat(6)} begane grond en eerste verdieping`],
    state: { message: 'Je installatie is klaar. Voldoe de eindfactuur en vraag subsidie aan.' },
    ask: { kind: 'finalPayment', amount: '€ 3.400', label: 'Eindfactuur voldoen', link: toSign.link },
  }),
);

export const Complete: Story = mailOfTheOther((voice) =>
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
export const DirectDebitAgreed: Story = mail((voice) =>
  orderNewsMail({ ...voice, ...orderNews, mandate: { ...mandate, moment: '24 november 2026 om 10:04', days: 14 } }),
);
export const DirectDebitAnnounced: Story = mail((voice) =>
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

export const Document: Story = mail((voice) => orderNewsMail({ ...voice, ...orderNews, documents: ['Offerte'] }));

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

export const OrderConfirmation: Story = mail((voice) => orderConfirmationMail({ ...voice, ...confirmation }));
export const OrderConfirmationInvoicedElsewhere: Story = mailOfTheOther((voice) =>
  orderConfirmationMail({
    ...voice,
    ...confirmation,
    invoiceAddress: 'Burgemeester van Nispen tot Sevenaerstraat 1284, 1271 AD Gasselterboerveenschemond',
  }),
);

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
export const Reservation: Story = mail((voice) => reservationMail({ ...voice, ...reserved }));
export const ReservationOfSeveralInvoicedElsewhere: Story = mailOfTheOther((voice) =>
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
);

const about = { firstName: 'Marieke', orderNumber: '2026-01482', product: 'Pomp AO' };
const { ordersLink } = orderNews;
const choiceLink = 'https://www.pomp.example/account/gegevens/';

export const Reminder: Story = mail((voice) =>
  reminderMail({
    ...voice,
    ...about,
    message: 'We missen nog je woninggegevens. Daarmee rekent onze adviseur uit wat bij jouw huis past.',
    ask: { kind: 'inform', label: 'Aanvullen informatie', link: 'https://www.pomp.example/account/woning/' },
    choiceLink,
  }),
);
export const ReminderToSign: Story = mailOfTheOther((voice) =>
  reminderMail({
    ...voice,
    ...about,
    message: 'Your installation plan is ready.',
    ask: { ...toSign, label: 'Sign and pay' },
    choiceLink,
  }),
);

export const MessageWaiting: Story = mail((voice) =>
  messageWaitingMail({ ...voice, ...about, author: 'Joost Verhagen', orderLink: ordersLink, choiceLink }),
);
export const MessageNotice: Story = mail((voice) =>
  messageNoticeMail({ ...voice, customer, orderNumber: '2026-01482', product: 'Pomp AO', moment: '21 november 2026 om 09:12' }),
);

const statement = { orderNumber: '2026-01482', product: 'Pomp AO', name: 'Marieke de Wit', moment: '24 november 2026 om 21:15' };
const repaidBy = '8 december 2026';

export const Withdrawal: Story = mail((voice) =>
  withdrawalMail({ ...voice, firstName: 'Marieke', statement, repaidBy, ordersLink }),
);
export const WithdrawalWithReason: Story = mailOfTheOther((voice) =>
  withdrawalMail({
    ...voice,
    firstName: 'Marieke',
    statement: { ...statement, name: customer.name, reason: `We gaan verhuizen. ${'Zonnepanelenbezitter'.repeat(5)}` },
    repaidBy,
    ordersLink,
  }),
);
export const WithdrawalNotice: Story = mail((voice) =>
  withdrawalNoticeMail({ ...voice, customer, statement: { ...statement, reason: 'We gaan verhuizen.' }, repaidBy }),
);

const calculatedOn = new Date('2026-11-21T09:00:00.000Z');
const savingsRequest = {
  zip: '1271AD',
  houseNumber: '3',
  addition: 'A',
  advanced: true,
  people: 2,
  email: 'sem@pomp.example',
  gasUsage: 1_200,
} as const;
const productLink = 'https://www.pomp.example/hybride-warmtepomp/';

export const Savings: Story = mail((voice) =>
  savingsMail({ ...voice, request: savingsRequest, nextLink: productLink, calculatedOn }),
);
export const NothingSaved: Story = mailOfTheOther((voice) =>
  savingsMail({ ...voice, request: { ...savingsRequest, gasUsage: 0 }, nextLink: productLink, calculatedOn }),
);

const moment = '24 november 2026 om 21:15';

export const Enquiry: Story = mail((voice) =>
  enquiryMail({
    ...voice,
    ...showEnquiry(
      {
        kind: 'contact',
        fields: {
          department: 'service',
          firstName: 'Noor',
          lastName: 'Visser',
          email: 'noor@pomp.example',
          message: 'Mijn warmtepomp geeft code 12.\nWat moet ik doen?',
        },
      },
      dutch,
    ),
    moment,
    answerable: true,
  }),
);
export const EnquiryWithoutAddress: Story = mailOfTheOther((voice) =>
  enquiryMail({
    ...voice,
    ...showEnquiry(
      {
        kind: 'form',
        formId: 'feedback',
        fields: { grade: '4', message: 'Warmtepompinstallatievoorbereidingsbezoek'.repeat(4) },
      },
      dutch,
    ),
    moment,
    answerable: false,
  }),
);
export const FormConfirmation: Story = mail((voice) =>
  formConfirmationMail({
    ...voice,
    what: 'Schrijf je in voor onze nieuwsbrief',
    link: 'https://www.pomp.example/nieuwsbrief/bevestigen/?token=6yJw0Q2mV8sZ1fR4tKpXcA9uLhN7eB3dGiO5vYqWzTk',
    validFor: '30 dagen',
  }),
);

export const FirstPasswordInEnglish: Story = mailInEnglish((voice) =>
  firstPasswordMail({ ...voice, firstName: 'Marieke', link, validFor: lasting.days(7), recoveryLink }),
);
export const OrderConfirmationInEnglish: Story = mailInEnglish((voice) =>
  orderConfirmationMail({
    ...voice,
    ...confirmation,
    orderedOn: '21 November 2026',
    withdrawUntil: '7 December 2026',
    lines: [{ description: 'Pomp AO', quantity: 1, amount: '€9,225' }],
    total: '€9,225',
    vat: '€1,601.03',
  }),
);
export const WithdrawalInEnglish: Story = mailInEnglish((voice) =>
  withdrawalMail({
    ...voice,
    firstName: 'Marieke',
    statement: { ...statement, moment: '24 November 2026 at 21:15', reason: 'We’re moving house.' },
    repaidBy: '8 December 2026',
    ordersLink,
  }),
);
