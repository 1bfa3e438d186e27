import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderSteps } from '../orders/order-step.js';
import { takesIncasso } from './incasso-place.js';
import { initialsOf } from './initials.js';
import { maskedIban } from './masked-iban.js';
import { readVerificationCode, verificationCodeBytes, verificationCodeOf } from './verification-code.js';

const random = fc.uint8Array({ minLength: verificationCodeBytes, maxLength: verificationCodeBytes });

describe('a verification code', () => {
  test('is printed in groups of four', () => {
    fc.assert(
      fc.property(
        random,
        (bytes) => void expect(verificationCodeOf(bytes)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/),
      ),
    );
  });

  test('is read back however it is typed', () => {
    fc.assert(
      fc.property(random, (bytes) => {
        const code = verificationCodeOf(bytes);
        const typed = [
          code.toLowerCase(),
          code.replaceAll('-', ''),
          ` ${code.replaceAll('-', ' ')} `,
          code.replaceAll('0', 'o').replaceAll('1', 'L'),
        ];
        for (const way of typed) expect(readVerificationCode(way)).toBe(code);
      }),
    );
  });

  test.each(['', 'K7QM', 'K7QM-2F9D-X4TB-8HZR-1', 'K7QM-2F9D-X4TB-8HZU', 'K7QM 2F9D X4TB 8HZ!'])('is not "%s"', (typed) => {
    expect(readVerificationCode(typed)).toBeUndefined();
  });
});

test.each([
  ['Marieke de Wit', 'M.D.W.'],
  [' Anne-Fleur  ’t Hart', 'A.F.’.H.'],
  ['ijsbrand', 'I.'],
  ['𝒜da', '𝒜.'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('an account is recognised by its country and last four digits, and can’t be read', () => {
  expect(maskedIban('NL91ABNA0417164300')).toBe('NL•• •••• •••• ••43 00');
});

test('direct debit can be agreed on from the down payment until the order is complete', () => {
  expect(orderSteps.flatMap((step) => (takesIncasso({ step }) ? [step] : []))).toEqual(['PY', 'IN', 'FP']);
});
