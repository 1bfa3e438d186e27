import type { Message } from '@pomp/language';
import { describe, expect, test } from 'vitest';
import { resolveSection } from '../sections/resolve-section.js';
import { reservationContactForm, reservationDetailsForm, usualReservation } from './reservation-forms.js';
import { reservationForm, reservationIssues, reservationOf } from './reservation-request.js';
import type { ReservableProduct } from '../products/reservable-products.js';
import { orderedProductOf, reservedProduct } from '../products/reserved-as.js';
import { inDutch } from '../testing/languages.js';

const today = '2026-11-21';
const day = { after: {}, context: { today } } as const;
const contact = { firstName: 'Noor', lastName: 'Visser', email: 'noor@pomp.example', phone: '06 12 34 56 78' };
const details = { ...usualReservation, zipcode: '3581 kj', houseNumber: '12', street: 'Lindelaan', place: 'Utrecht' };
const elsewhere = {
  ...details,
  installSameBill: false,
  billingZipcode: '1271AD',
  billingHouseNumber: '3',
  billingAddition: 'A',
  billingStreet: 'Havenstraat',
  billingPlace: 'Huizen',
};

const said = (issues: readonly { readonly field: string; readonly message: Message }[]) =>
  issues.map(({ field, message }) => `${field}: ${inDutch.say(message)}`);
const saidOfDetails = (raw: object, product: ReservableProduct = 'Pomp AO') =>
  said(resolveSection(reservationDetailsForm, { ...raw }, { after: {}, context: { today, product } }).issues);

describe('someone who reserves', () => {
  test('says who and where to be reached', () => {
    expect(said(resolveSection(reservationContactForm, {}, day).issues)).toEqual([
      'firstName: Vereist',
      'lastName: Vereist',
      'email: Vereist',
      'phone: Vereist',
    ]);
    expect(said(resolveSection(reservationContactForm, { ...contact, email: 'noor', phone: '0612' }, day).issues)).toEqual([
      'email: Niet valide',
      'phone: Niet valide',
    ]);
    expect(resolveSection(reservationContactForm, contact, day).answers).toEqual(contact);
  });
});

describe('what is reserved', () => {
  test.each([
    ['everything', details, []],
    ['no address', { ...usualReservation }, ['zipcode: Vereist', 'houseNumber: Vereist', 'street: Vereist', 'place: Vereist']],
    ['none of it', { ...details, quantity: '0' }, ['quantity: Vul een aantal van 1 tot en met 10 in']],
    ['a street full', { ...details, quantity: '11' }, ['quantity: Vul een aantal van 1 tot en met 10 in']],
    [
      'invoices elsewhere, without saying where',
      { ...details, installSameBill: false },
      ['billingZipcode: Vereist', 'billingHouseNumber: Vereist', 'billingStreet: Vereist', 'billingPlace: Vereist'],
    ],
    ['invoices elsewhere', elsewhere, []],
    [
      'no number to go to',
      { ...elsewhere, houseNumber: 'o.b.', billingHouseNumber: 'o.b.' },
      ['houseNumber: Niet valide', 'billingHouseNumber: Niet valide'],
    ],
    ['an answer about a Pomp AO that isn’t asked', { ...details, hasPompAo: 'misschien' }, []],
  ])('with %s', (_what, raw, expected) => {
    expect(saidOfDetails(raw)).toEqual(expected);
  });

  test('of an All-Electric is asked for a Pomp AO too', () => {
    expect(saidOfDetails(details, 'All-Electric')).toEqual(['hasPompAo: Vereist']);
    expect(saidOfDetails({ ...details, hasPompAo: 'ja' }, 'All-Electric')).toEqual([]);
  });
});

describe('a product', () => {
  test.each([
    ['Pomp AO', undefined, 'Pomp AO', 'Pomp AO'],
    ['Pomp AO', 'ja', 'Pomp AO', 'Pomp AO'],
    ['All-Electric', 'nee', 'All-Electric', 'All-Electric'],
    ['All-Electric', 'ja', 'Pomp T', 'Upgrade'],
  ] as const)(
    '%s, by someone who has a Pomp AO: %s, is reserved as %s and ordered as %s',
    (product, hasPompAo, reserved, ordered) => {
      expect(reservedProduct(product, hasPompAo)).toBe(reserved);
      expect(orderedProductOf[reserved]).toBe(ordered);
    },
  );
});

describe('a reservation as it travels', () => {
  const answersOf = (raw: object, product: ReservableProduct) =>
    resolveSection(reservationDetailsForm, { ...raw }, { after: {}, context: { today, product } }).answers;
  const flat = ({ contactInformation, address, quantity }: ReturnType<typeof reservationOf>) => ({
    ...contactInformation,
    ...address,
    quantity: String(quantity),
  });

  test('has what was filled in in both steps', () => {
    expect(
      reservationOf('All-Electric', contact, answersOf({ ...elsewhere, hasPompAo: 'ja', quantity: '2' }, 'All-Electric')),
    ).toEqual({
      contactInformation: contact,
      address: {
        address: 'Lindelaan 12',
        postCode: '3581 KJ',
        city: 'Utrecht',
        installSameBill: false,
        billingAddress: 'Havenstraat,3 A',
        billingPostCode: '1271 AD',
        billingCity: 'Huizen',
      },
      product: 'Pomp T',
      quantity: 2,
    });
  });

  test('has a second address only where that was given', () => {
    const { address } = reservationOf('Pomp AO', contact, answersOf({ ...elsewhere, installSameBill: true }, 'Pomp AO'));
    expect(address).toEqual({ address: 'Lindelaan 12', postCode: '3581 KJ', city: 'Utrecht', installSameBill: true });
  });

  test('is what the server asks', () => {
    for (const raw of [details, elsewhere])
      expect(
        resolveSection(reservationForm, flat(reservationOf('Pomp AO', contact, answersOf(raw, 'Pomp AO'))), day).issues,
      ).toEqual([]);
    const refused = resolveSection(reservationForm, { address: 'Lindelaan', installSameBill: false, quantity: '1' }, day).issues;
    expect(said(refused)).toContain('address: Vul een straat en een huisnummer in');
    const shown = refused.map((issue) => ({ ...issue, message: inDutch.say(issue.message) }));
    const fields = new Set([...Object.keys(reservationContactForm.fields), ...Object.keys(reservationDetailsForm.fields)]);
    expect(reservationIssues(shown).filter(({ field }) => !fields.has(field))).toEqual([]);
  });
});
