import * as correspondence from '../index.js';

const about = { firstName: '1', orderNumber: '2', product: '3' };
const kept = [{ what: '1', why: '2', howLong: '3' }];
const customer = { id: '1', name: '2', email: '3' };
const statement = { orderNumber: '1', product: '2', name: '3', reason: '4', moment: '5' };
const rows = [{ field: '1', label: '2', answer: '3' }];
const mandate = { mandateId: '1', accountHolder: '2', iban: '3' };

const home = { zip: '1', houseNumber: '2', advanced: true, people: 2, email: '1@2', gasUsage: 1_200 } as const;
const homes = {
  b2b: true,
  people: 0,
  gasUsage: 'o.b.',
  email: '1@2',
  industry: 'woningcorporatie',
  amountOfBuildings: 12,
  buildingYear: 1964,
  typeOfBuilding: 'hoekwoning',
  buildingSize: 95,
} as const;
export const savingsRequests = [home, { ...home, gasUsage: 0 }, homes];

/** Each mail by the name of what makes it, in each of its forms; what is given has no letters. */
export type MailMakers = Readonly<Record<string, readonly (() => Promise<correspondence.RenderedMail>)[]>>;

/** For what holds for all of them. @param site where the pages are that they lead to */
export function everyMail(voice: correspondence.Voice, site = ''): MailMakers {
  const page = (number: number) => `${site}/${number}`;
  const links = {
    link: page(1),
    recoveryLink: page(2),
    ordersLink: page(3),
    documentsLink: page(4),
    accountLink: page(5),
    appointmentsLink: page(6),
    termsLink: page(7),
    contactLink: page(8),
    verificationLink: page(9),
  };
  const all = { ...voice, ...about, ...links };
  return {
    confirmEmailMail: [() => correspondence.confirmEmailMail({ ...all, validFor: correspondence.lasting.hours(24) })],
    deletionAskedMail: [() => correspondence.deletionAskedMail({ ...all, askedOn: '1', kept })],
    deletionDoneMail: [[], kept].map((stays) => () => correspondence.deletionDoneMail({ ...all, deletedOn: '1', kept: stays })),
    deletionNoticeMail: (['asked', 'withdrawn'] as const).map(
      (change) => () => correspondence.deletionNoticeMail({ ...all, change, on: '1', customer, kept }),
    ),
    deletionWithdrawnMail: [() => correspondence.deletionWithdrawnMail(all)],
    emailChangeMail: [() => correspondence.emailChangeMail({ ...all, newEmail: '1' })],
    enquiryMail: [true, false].map(
      (answerable) => () => correspondence.enquiryMail({ ...all, subject: '1', rows, moment: '2', answerable }),
    ),
    firstPasswordMail: [() => correspondence.firstPasswordMail({ ...all, validFor: correspondence.lasting.days(7) })],
    formConfirmationMail: [() => correspondence.formConfirmationMail({ ...all, what: '1', validFor: '2' })],
    messageNoticeMail: [() => correspondence.messageNoticeMail({ ...all, customer, moment: '1' })],
    messageWaitingMail: [() => correspondence.messageWaitingMail({ ...all, author: '1', orderLink: page(1), choiceLink: page(2) })],
    orderConfirmationMail: [
      () =>
        correspondence.orderConfirmationMail({
          ...all,
          orderedOn: '1',
          lines: [{ description: '2', quantity: 3, amount: '4' }],
          total: '5',
          vat: '6',
          vatPercentage: 7,
          address: '8',
          invoiceAddress: '9',
          withdrawUntil: '10',
        }),
    ],
    orderNewsMail: [
      ...(['planInspection', 'inform', 'sign', 'downPayment', 'finalPayment'] as const).flatMap((kind) =>
        [undefined, '1'].map(
          (amount) => () =>
            correspondence.orderNewsMail({
              ...all,
              ask: { kind, amount, label: '1', link: page(10) },
              state: { message: '2', detail: '3' },
            }),
        ),
      ),
      () => correspondence.orderNewsMail({ ...all, complete: true, state: { message: '1' } }),
      () =>
        correspondence.orderNewsMail({
          ...all,
          signed: {
            documentName: '1',
            name: '2',
            moment: '3',
            verificationCode: '4',
            verificationLink: page(9),
            withdrawUntil: '5',
          },
        }),
      ...(['PY', 'FP'] as const).map(
        (type) => () => correspondence.orderNewsMail({ ...all, paid: [{ type, invoiceNumber: '1', amount: '2', paidOn: '3' }] }),
      ),
      ...(['planned', 'moved', 'cancelled'] as const).map(
        (change) => () =>
          correspondence.orderNewsMail({
            ...all,
            appointments: [{ change, what: '1', moment: '2', address: '3', how: ['4'], callUrl: page(5) }],
          }),
      ),
      () => correspondence.orderNewsMail({ ...all, state: { message: '1' } }),
      () => correspondence.orderNewsMail({ ...all, mandate: { ...mandate, moment: '4', days: 5 } }),
      () =>
        correspondence.orderNewsMail({
          ...all,
          debit: { ...mandate, amount: '4', invoiceNumber: '5', date: '6', paymentLink: page(7) },
        }),
      () =>
        correspondence.orderNewsMail({
          ...all,
          appointments: [{ change: 'planned', what: '1', moment: '2', address: null, how: [], callUrl: null }],
        }),
      ...[['1'], ['1', '2']].map((documents) => () => correspondence.orderNewsMail({ ...all, documents })),
    ],
    newDeviceMail: [
      () => correspondence.newDeviceMail({ ...all, device: '1', moment: '2' }),
      () => correspondence.newDeviceMail({ ...all, device: undefined, moment: '2' }),
    ],
    passkeyAddedMail: [() => correspondence.passkeyAddedMail({ ...all, detailsLink: page(9) })],
    passwordChangedMail: [() => correspondence.passwordChangedMail(all)],
    passwordRecoveryMail: [() => correspondence.passwordRecoveryMail({ ...all, validFor: correspondence.lasting.hours(1) })],
    reminderMail: [
      () =>
        correspondence.reminderMail({
          ...all,
          message: '1',
          ask: { kind: 'sign', label: '2', link: page(10) },
          choiceLink: page(11),
        }),
    ],
    reservationMail: [undefined, { link: page(1), validFor: correspondence.lasting.days(7), recoveryLink: page(2) }].map(
      (firstPassword) => () =>
        correspondence.reservationMail({
          ...all,
          firstPassword,
          pictured: firstPassword !== undefined,
          reservedOn: '1',
          quantity: 2,
          price: '3',
          address: '4',
          invoiceAddress: '5',
          name: '6',
          email: '7',
          phone: '8',
        }),
    ),
    savingsMail: savingsRequests.map(
      (request) => () => correspondence.savingsMail({ ...voice, request, nextLink: page(1), calculatedOn: new Date(0) }),
    ),
    withdrawalMail: [() => correspondence.withdrawalMail({ ...all, statement, repaidBy: '1' })],
    withdrawalNoticeMail: [() => correspondence.withdrawalNoticeMail({ ...all, customer, statement, repaidBy: '1' })],
  };
}
