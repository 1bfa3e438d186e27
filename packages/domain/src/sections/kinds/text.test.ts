import { expect, test } from 'vitest';
import { email, phone, zipcode } from './text.js';

const context = { today: '2026-11-21' } as const;

test.each([
  [zipcode, '1234 ab', '1234 AB'],
  [zipcode, '1234AB', '1234 AB'],
  [zipcode, '0234AB', undefined],
  [zipcode, '1234 SA', undefined],
  [zipcode, '1234 sd', undefined],
  [zipcode, '1234 SS', undefined],
  [zipcode, '1234 ST', '1234 ST'],
  [email, 'a@b.nl', 'a@b.nl'],
  [email, 'a b@c.nl', undefined],
  [email, 'a@b', undefined],
  [phone, '+31 6 12345678', '+31 6 12345678'],
  [phone, '0612345', undefined],
])('%o reads %j as %j', (kind, raw, expected) => {
  const reading = kind({ label: '' }).read(raw, context);
  expect(reading.state === 'answered' ? reading.value : undefined).toBe(expected);
});
