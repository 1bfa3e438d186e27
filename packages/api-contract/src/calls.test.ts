import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calls, type Call } from './index.js';

describe.each(Object.entries<Call>(calls))('%s', (_name, { query, body, response, example }) => {
  test('has an example that its own schemas accept', () => {
    expect(z.safeParse(response, example.response).error).toBeUndefined();
    if (query) expect(z.safeParse(query, example.query).error).toBeUndefined();
    if (body) expect(z.safeParse(body, example.body).error).toBeUndefined();
  });

  test('refuses fields that it does not have', () => {
    if (body) expect(z.safeParse(body, { ...(example.body as object), customerId: '1' }).success).toBe(false);
    if (query) expect(z.safeParse(query, { ...(example.query as object), customerId: '1' }).success).toBe(false);
  });
});

test('a save with a field that the section does not have is refused', () => {
  const { body } = calls.postHouseInfo.example;
  const tampered = { houseInfo: { ...body.houseInfo, consumption: { ...body.houseInfo.consumption, step: 'CP' } } };
  expect(z.safeParse(calls.postHouseInfo.body!, tampered).success).toBe(false);
});

test('a draft with a typing error gets through: what is an answer is the section’s to say', () => {
  const draft = { houseInfo: { completed: false, consumption: { gasConsumption: '12oo' } } };
  expect(z.safeParse(calls.postHouseInfo.body!, draft).success).toBe(true);
});

test('no two calls share a method and path', () => {
  const routes = Object.values<Call>(calls).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(routes).size).toBe(routes.length);
});
