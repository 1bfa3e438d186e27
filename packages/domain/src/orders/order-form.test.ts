import { describe, expect, test } from 'vitest';
import { addressForm } from '../houses/address-form.js';
import type { Fields, Section } from '../sections/define-section.js';
import type { SectionContext } from '../sections/field.js';
import { resolveSection, type RawAnswers } from '../sections/resolve-section.js';
import { orderForm, type OrderFormContext } from './order-form.js';
import { quoteForm } from './quote-form.js';
import { termsForm } from './terms-form.js';
import { inDutch } from '../testing/languages.js';

const today = '2026-11-21';
const typed: OrderFormContext = { today, addressFrom: 'form' };
const chosen: OrderFormContext = { today, addressFrom: 'house' };

const address = { street: 'Lindelaan', houseNumber: '12', place: 'Utrecht', zipcode: '3581 KJ' };
const agreed = { terms: true, quoteAccepted: true };
const complete = { product: 'Pomp AO', amount: '1', ...address, invoiceIsSameAsInstallation: 'ja', ...agreed };

const messagesOf = <F extends Fields, Context extends SectionContext>(
  form: Section<string, F, Record<never, never>, Context>,
  raw: RawAnswers,
  context: Context,
) => resolveSection(form, raw, { after: {}, context }).issues.map(({ field, message }) => `${field}: ${inDutch.say(message)}`);

describe('ordering', () => {
  test.each([
    ['everything', complete, typed, []],
    ['no house number', { ...complete, houseNumber: '' }, typed, ['houseNumber: Vereist']],
    ['an addition in the house number', { ...complete, houseNumber: '12A' }, typed, ['houseNumber: Niet valide']],
    ['a leading zero', { ...complete, houseNumber: '012' }, typed, ['houseNumber: Niet valide']],
    ['the marker of not knowing', { ...complete, houseNumber: 'o.b.' }, typed, []],
    ['a postcode that isn’t given out', { ...complete, zipcode: '3581 SS' }, typed, ['zipcode: Niet valide']],
    ['a house of the customer’s', { ...complete, street: '', zipcode: 'x' }, chosen, []],
    ['none of it', { ...complete, amount: '0' }, typed, ['amount: Niet valide']],
    ['an all-electric', { ...complete, product: 'All-Electric' }, typed, ['hasPompAo: Vereist']],
    ['an all-electric by someone who has a Pomp AO', { ...complete, product: 'All-Electric', hasPompAo: 'ja' }, typed, []],
    ['a product by phone', { ...complete, product: 'Heatcycle' }, typed, ['product: Niet valide']],
    [
      'an invoice for elsewhere',
      { ...complete, invoiceIsSameAsInstallation: 'nee' },
      chosen,
      ['invoiceZipcode: Vereist', 'invoiceHouseNumber: Vereist', 'invoiceStreet: Vereist', 'invoicePlace: Vereist'],
    ],
    [
      'an invoice for a house without a number',
      {
        ...complete,
        invoiceIsSameAsInstallation: 'nee',
        invoiceZipcode: '1271 AD',
        invoiceHouseNumber: 'o.b.',
        invoiceStreet: 'Havenstraat',
        invoicePlace: 'Huizen',
      },
      chosen,
      ['invoiceHouseNumber: Niet valide'],
    ],
    [
      'an invoice for elsewhere, with an addition beside the house number',
      {
        ...complete,
        invoiceIsSameAsInstallation: 'nee',
        invoiceZipcode: '1271 AD',
        invoiceHouseNumber: '3',
        invoiceAddition: 'A',
        invoiceStreet: 'Havenstraat',
        invoicePlace: 'Huizen',
      },
      chosen,
      [],
    ],
    [
      'no consent',
      { ...complete, terms: false, quoteAccepted: undefined },
      typed,
      [
        'terms: Je moet akkoord gaan met de voorwaarden en het privacybeleid.',
        'quoteAccepted: Je moet akkoord gaan met de vrijblijvende offerte.',
      ],
    ],
  ])('with %s', (_what, raw, context, expected) => {
    expect(messagesOf(orderForm, raw, context)).toEqual(expected);
  });

  test('an address that isn’t asked doesn’t count', () => {
    const { answers } = resolveSection(orderForm, complete, { after: {}, context: chosen });
    expect(answers).not.toHaveProperty('street');
    expect(resolveSection(orderForm, complete, { after: {}, context: typed }).answers).toMatchObject(address);
  });
});

test('an address is asked whole', () => {
  expect(messagesOf(addressForm, {}, { today })).toEqual([
    'street: Vereist',
    'houseNumber: Vereist',
    'place: Vereist',
    'zipcode: Vereist',
  ]);
  expect(messagesOf(addressForm, address, { today })).toEqual([]);
});

test('terms and quote are agreed to apart', () => {
  expect(messagesOf(termsForm, { terms: false }, { today })).toEqual(['terms: Je moet akkoord gaan met de voorwaarden.']);
  expect(messagesOf(quoteForm, {}, { today })).toEqual(['quoteAccepted: Je moet akkoord gaan met de vrijblijvende offerte.']);
  expect(messagesOf(termsForm, agreed, { today })).toEqual([]);
});
