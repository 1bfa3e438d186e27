import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { uploadCalls, type UploadCall } from '../index.js';
import { uploadRoutes } from './upload-routes.js';

describe.each(Object.entries<UploadCall>(uploadCalls))('%s', (name, { query, response, example, method, path }) => {
  test('has an example that its own schemas accept, and goes where its name says', () => {
    expect(z.safeParse(query, example.query).error).toBeUndefined();
    if (response) expect(z.safeParse(response, example.response).error).toBeUndefined();
    expect({ method, path }).toEqual(uploadRoutes[name as keyof typeof uploadRoutes]);
  });

  test('refuses what it does not ask', () => {
    expect(z.safeParse(query, { ...(example.query as object), customerId: '1' }).success).toBe(false);
  });
});
