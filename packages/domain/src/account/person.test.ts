import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolveSection, type RawAnswers } from '../sections/resolve-section.js';
import { passwordChange, type PasswordChangeContext } from './password-change.js';
import { person } from './person.js';
import { inDutch } from '../testing/languages.js';

const today = '2026-11-21';
const complete = { firstName: 'Marieke', lastName: 'de Wit', phoneNumber: '06 12 34 56 78', email: 'demo@pomp.example' };

describe('a person', () => {
  const messages = (raw: RawAnswers) =>
    resolveSection(person, { ...complete, ...raw }, { after: {}, context: { today } }).issues.map(
      ({ field, message }) => `${field}: ${inDutch.say(message)}`,
    );

  test.each([
    [{}, []],
    [{ birthdate: '21-11-1980' }, []],
    [{ birthdate: '' }, []],
    [{ birthdate: '31-02-1980' }, ['birthdate: Niet valide (dd-mm-jj)']],
    [{ birthdate: '21-11-80' }, ['birthdate: Niet valide (dd-mm-jj)']],
    [{ birthdate: '21-11-1899' }, ['birthdate: Niet valide (dd-mm-jj)']],
    [{ firstName: ' ' }, ['firstName: Vereist']],
    [{ lastName: '' }, ['lastName: Vereist']],
    [{ phoneNumber: '' }, ['phoneNumber: Vereist']],
    [{ phoneNumber: '061234567' }, ['phoneNumber: Niet valide']],
    [{ phoneNumber: '0612345678' }, []],
    [{ phoneNumber: '+31612345678901234' }, []],
    [{ phoneNumber: '+316123456789012345' }, ['phoneNumber: Niet valide']],
    [{ phoneNumber: '06-12345678' }, ['phoneNumber: Niet valide']],
    [{ phoneNumber: '0031+612345678' }, ['phoneNumber: Niet valide']],
    [{ email: 'demo@pomp' }, ['email: Niet valide']],
    [{ email: undefined }, ['email: Vereist']],
  ])('with %j hears %j', (raw, expected) => {
    expect(messages(raw)).toEqual(expected);
  });

  test('never hears more than one message per field, whatever is sent', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(person.fields)), fc.anything()), (raw) => {
        const { issues, answers } = resolveSection(person, raw, { after: {}, context: { today } });
        const fields = issues.map(({ field }) => field);
        expect(new Set(fields).size).toBe(fields.length);
        for (const answer of Object.values(answers)) expect(typeof answer).toBe('string');
      }),
    );
  });
});

describe('changing a password', () => {
  const rule = 'Het wachtwoord moet minimaal 8 tekens lang zijn en ten minste één hoofdletter, één kleine letter en één cijfer.';
  const messages = (raw: RawAnswers, asksOldPassword: boolean) => {
    const context: PasswordChangeContext = { today, asksOldPassword };
    return resolveSection(passwordChange, raw, { after: {}, context }).issues.map(
      ({ field, message }) => `${field}: ${inDutch.say(message)}`,
    );
  };
  const repeated = { newPassword: 'Warmte12', confirmPassword: 'Warmte12' };

  test.each([
    [repeated, false, []],
    [repeated, true, ['password: Vereist']],
    [{ ...repeated, password: 'kort' }, true, []],
    [{ password: 'kort' }, true, ['newPassword: Vereist', 'confirmPassword: Vereist']],
    [{ ...repeated, newPassword: 'warmte12', password: 'kort' }, true, [`newPassword: ${rule}`]],
    [{ ...repeated, confirmPassword: 'Warmte13', password: 'kort' }, true, ['confirmPassword: Niet valide']],
  ])('to %j with the old one asked: %j says %j', (raw, asked, expected) => {
    expect(messages(raw, asked)).toEqual(expected);
  });

  test('is allowed exactly when a capital, a small letter and a digit are among at least eight characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aB1 é$'), minLength: 1, maxLength: 12 }), (chosen) => {
        const strong = chosen.length >= 8 && chosen.includes('a') && chosen.includes('B') && chosen.includes('1');
        expect(messages({ newPassword: chosen, confirmPassword: chosen }, false)).toEqual(strong ? [] : [`newPassword: ${rule}`]);
      }),
    );
  });
});
