import {
  backofficeCalls,
  errorBody,
  type BackofficeCallName,
  type BackofficeCalls,
  type BodyOf,
  type Call,
  type ErrorBody,
  type QueryOf,
  type ResponseOf,
} from '@pomp/api-contract';
import * as z from 'zod/mini';
import { backofficeApiKey, type TestBackend } from './test-backend.js';

type Input<Name extends BackofficeCallName> = (QueryOf<BackofficeCalls[Name]> extends undefined
  ? object
  : { readonly query: QueryOf<BackofficeCalls[Name]> }) &
  (BodyOf<BackofficeCalls[Name]> extends undefined ? object : { readonly body: BodyOf<BackofficeCalls[Name]> });

type Answer<Name extends BackofficeCallName> =
  | { readonly status: 200; readonly body: ResponseOf<BackofficeCalls[Name]> }
  | { readonly status: 400 | 401 | 404 | 409 | 422 | 507; readonly body: ErrorBody };

/** The seller's own systems: each answer is held against the contract. */
export async function callBackOffice<Name extends BackofficeCallName>(
  backend: TestBackend,
  name: Name,
  input: Input<Name>,
  headers: Readonly<Record<string, string>> = { authorization: `Bearer ${backofficeApiKey}` },
): Promise<Answer<Name>> {
  const { method, path, response: schema }: Call = backofficeCalls[name];
  const query = 'query' in input ? `?${new URLSearchParams(input.query as Record<string, string>)}` : '';
  const body = 'body' in input ? { body: JSON.stringify(input.body) } : {};
  const response = await backend.app.request(path + query, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...body,
  });
  const answered: unknown = await response.json();
  z.parse(response.status === 200 ? schema : errorBody, answered);
  return { status: response.status, body: answered } as Answer<Name>;
}

/** The answer of a call that has to go well. */
export async function askBackOffice<Name extends BackofficeCallName>(
  backend: TestBackend,
  name: Name,
  input: Input<Name>,
): Promise<ResponseOf<BackofficeCalls[Name]>> {
  const { status, body } = await callBackOffice(backend, name, input);
  if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
  return body;
}
