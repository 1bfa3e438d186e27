import { expect, test } from 'vitest';
import { after, hours } from '../clock/clock.js';
import { AddressBookAway, type KnownAddress } from './address-book.js';
import { cachedAddresses } from './cached-addresses.js';

const havenstraat: KnownAddress = { street: 'Havenstraat', place: 'Huizen', addition: '' };
const address = { zipcode: '1271 AD', houseNumber: '3' };

function open(answers: readonly (() => Promise<readonly KnownAddress[]>)[]) {
  let now = new Date('2026-11-21T09:00:00.000Z');
  let asked = 0;
  const book = cachedAddresses({ find: () => answers[Math.min(asked++, answers.length - 1)]!() }, () => now);
  return { book, asked: () => asked, pass: (milliseconds: number) => void (now = after(now, milliseconds)) };
}

test('the same address is asked once an hour', async () => {
  const { book, asked, pass } = open([async () => [havenstraat]]);
  await Promise.all([book.find(address), book.find(address)]);
  await expect(book.find(address)).resolves.toEqual([havenstraat]);
  expect(asked()).toBe(1);
  await book.find({ ...address, houseNumber: '5' });
  expect(asked()).toBe(2);
  pass(hours(1));
  await book.find(address);
  expect(asked()).toBe(3);
});

test('an answer that didn’t come is asked again', async () => {
  const { book, asked } = open([async () => Promise.reject(new AddressBookAway('Away.')), async () => [havenstraat]]);
  await expect(book.find(address)).rejects.toBeInstanceOf(AddressBookAway);
  await expect(book.find(address)).resolves.toEqual([havenstraat]);
  expect(asked()).toBe(2);
});
