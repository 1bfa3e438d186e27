import {
  applicationForm,
  contactForm,
  consumption,
  givenFeedback,
  incassoForm,
  login,
  newHouse,
  passwordRecovery,
  person,
  quoteRequest,
  resolveSection,
  signForm,
  withdrawalForm,
  type AnySection,
  type Fields,
  type RawAnswers,
  type Section,
  type SectionContext,
} from '@pomp/domain';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { backofficeCalls, calls, type Call } from './index.js';

describe.each(Object.entries<Call>({ ...calls, ...backofficeCalls }))('%s', (_name, { query, body, response, example }) => {
  test('has an example that its own schemas accept', () => {
    expect(z.safeParse(response, example.response).error).toBeUndefined();
    if (query) expect(z.safeParse(query, example.query).error).toBeUndefined();
    if (body) expect(z.safeParse(body, example.body).error).toBeUndefined();
  });

  test('refuses fields that it does not have', () => {
    if (body) expect(z.safeParse(body, { ...(example.body as object), unheardOf: '1' }).success).toBe(false);
    if (query) expect(z.safeParse(query, { ...(example.query as object), unheardOf: '1' }).success).toBe(false);
  });
});

test('a save with a field that the section does not have is refused', () => {
  const { body } = calls.postHouseInfo.example;
  const consumption = 'houseInfo' in body && 'consumption' in body.houseInfo ? body.houseInfo.consumption : undefined;
  const save = (values: object | undefined) =>
    z.safeParse(calls.postHouseInfo.body!, { houseInfo: { completed: true, consumption: values } }).success;
  expect(save(consumption)).toBe(true);
  expect(save({ ...consumption, step: 'CP' })).toBe(false);
});

test.each([
  ['no section', { houseInfo: { completed: true } }],
  ['two sections', { houseInfo: { completed: false, consumption: {}, house: {} } }],
  ['two parts', { houseInfo: { completed: false, house: {} }, installationInfo: { completed: false, placing: {} } }],
  ['a section of the other part', { houseInfo: { completed: false, placing: {} } }],
])('a save with %s is refused', (_what, body) => {
  expect(z.safeParse(calls.postHouseInfo.body!, body).success).toBe(false);
});

test('a draft with a typing error gets through: what is an answer is the section’s to say', () => {
  const draft = { houseInfo: { completed: false, consumption: { gasConsumption: '12oo' } } };
  expect(z.safeParse(calls.postHouseInfo.body!, draft).success).toBe(true);
});

test('no two calls share a method and path', () => {
  const routes = Object.values<Call>(calls).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(routes).size).toBe(routes.length);
});

const exampleSave = calls.postHouseInfo.example.body;
test.each<[string, AnySection, unknown]>([
  [
    'postHouseInfo',
    consumption,
    'houseInfo' in exampleSave && 'consumption' in exampleSave.houseInfo && exampleSave.houseInfo.consumption,
  ],
  ['login', login, calls.login.example.body],
  ['recoverPassword', passwordRecovery, calls.recoverPassword.example.body],
  ['putUser', person, calls.putUser.example.body],
  ['postHouse', newHouse, calls.postHouse.example.body],
  ['postQuote', quoteRequest, calls.postQuote.example.body],
  ['putSignAgreement', signForm, calls.putSignAgreement.example.body],
  ['putIncassoConsent', incassoForm, calls.putIncassoConsent.example.body],
  ['postWithdrawal', withdrawalForm, calls.postWithdrawal.example.body],
  ['postContact', contactForm, calls.postContact.example.body],
  ['postVacancy', applicationForm, calls.postVacancy.example.body],
  ['postFeedback', givenFeedback, calls.postFeedback.example.body],
])('the example of %s answers all that its form asks', (_name, form, body) => {
  const section = form as Section<string, Fields, unknown, SectionContext>;
  const context: SectionContext & { addressFrom: string } = { today: '2026-11-21', addressFrom: 'house' };
  expect(resolveSection(section, body as RawAnswers, { after: {}, context }).issues).toEqual([]);
});
