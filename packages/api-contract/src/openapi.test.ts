import { expect, test } from 'vitest';
import { backofficeCalls, calls, uploadCalls, type Call } from './index.js';
import { openApiDocument } from './openapi.js';

const document = openApiDocument({ title: 'Amstelwarmte', version: '1.2.3' }) as {
  info: object;
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        parameters?: { name: string; required: boolean }[];
        responses: object;
        requestBody?: { content: object };
      }
    >
  >;
  webhooks: Record<
    string,
    { post: { requestBody: { content: Record<string, { schema: { required: string[] }; example: object }> } } }
  >;
};

/** What a call is refused with by that status. */
function codesOf({ method, path }: Pick<Call, 'method' | 'path'>, status: number) {
  const responses = document.paths[path]?.[method.toLowerCase()]?.responses as Record<number, { description: string }> | undefined;
  return responses?.[status]?.description.split(', ').sort();
}

test('it is called after the seller', () => {
  expect(document.info).toEqual({ title: 'Amstelwarmte', version: '1.2.3' });
});

test('every call is an operation', () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
  expect(operations.sort()).toEqual(Object.keys({ ...calls, ...uploadCalls, ...backofficeCalls }).sort());
});

test('a field of a section shows up in the save’s schema', () => {
  expect(JSON.stringify(document.paths['/api/account/postHouseInfo']?.post?.requestBody)).toContain('"gasConsumptionYear"');
});

test('the query of a call is documented with what is required', () => {
  const parameters = document.paths['/api/account/postHouseInfo']?.post?.parameters?.map(({ name, required }) => [name, required]);
  expect(parameters).toEqual([
    ['houseId', true],
    ['flow', false],
    ['If-Match', false],
  ]);
});

test('writes name the answers to another site and to a full disk', () => {
  expect(Object.keys(document.paths['/api/account/postHouseInfo']?.post?.responses ?? {})).toEqual(
    expect.arrayContaining(['403', '507']),
  );
  expect(document.paths['/api/account/getOrders']?.get?.responses).not.toHaveProperty('507');
});

test('customer calls name the answer without a session', () => {
  expect(document.paths['/api/account/getOrders']?.get?.responses).toHaveProperty('401');
});

test('customer calls name the answer to a page of another customer', () => {
  expect(codesOf(calls.getOrders, 403)).toEqual(['forbidden']);
  expect(codesOf(calls.putUserLocale, 403)).toEqual(['forbidden']);
  expect(codesOf(calls.session, 403)).toBeUndefined();
});

test('a call that is done once says with which header', () => {
  const { parameters, responses } = document.paths['/api/account/postHouse']?.post ?? {};
  expect(parameters).toMatchObject([{ name: 'Idempotency-Key', in: 'header', required: false }]);
  expect(responses).toHaveProperty('422');
  expect(JSON.stringify(document.paths['/api/account/postPayment'])).toContain('Idempotency-Key');
  expect(JSON.stringify(document.paths['/api/account/postHouseInfo'])).not.toContain('Idempotency-Key');
});

test('a status names every code that it comes with', () => {
  expect(codesOf(calls.postReservation, 422)).toEqual(['invalidAnswers', 'keyReused', 'tooFast']);
  expect(codesOf(calls.postContact, 422)).toEqual(['invalidAnswers', 'keyReused', 'tooFast']);
  expect(codesOf(calls.postHouse, 422)).toEqual(['invalidAnswers', 'keyReused']);
  expect(codesOf(calls.confirmEmail, 422)).toEqual(['expiredLink']);
  expect(codesOf(backofficeCalls.putAppointment, 409)).toEqual(['conflict']);
});

test('what needs to be sure of who it is names that refusal beside the one to another site', () => {
  const { putUser, postUserDeletion, putIncassoConsent, postNewPasskey, postPasskey, deletePasskey } = calls;
  for (const call of [putUser, postUserDeletion, putIncassoConsent, postNewPasskey, postPasskey])
    expect(codesOf(call, 403)).toEqual(['forbidden', 'notConfirmed']);
  expect(codesOf(deletePasskey, 403)).toEqual(['forbidden']);
});

test('the session is in the cookie that the server names', () => {
  const nameIn = (made: object) => (made as { components: { securitySchemes: object } }).components.securitySchemes;
  const session = { type: 'apiKey', in: 'cookie' };
  expect(nameIn(document)).toMatchObject({ session: { ...session, name: 'pomp_session' } });
  expect(nameIn(openApiDocument({ title: 'Amstelwarmte', version: '1.2.3', sessionCookie: '__Host-pomp_session' }))).toMatchObject({
    session: { ...session, name: '__Host-pomp_session' },
  });
});

test('a file is no JSON', () => {
  expect(document.paths['/api/account/getHouseInfoPdf']?.get?.responses).toMatchObject({
    200: { content: { 'application/pdf': {} } },
  });
});

test('an upload names the file in its path, the token behind the question mark, and sends files', () => {
  expect(document.paths['/documents/upload/{id}']?.delete?.parameters).toMatchObject([
    { name: 'id', in: 'path' },
    { name: 'token', in: 'query' },
  ]);
  expect(document.paths['/documents/upload']?.post?.requestBody?.content).toHaveProperty('multipart/form-data');
});

test('what the seller’s systems are told by webhook has a schema, and the example fits it', () => {
  const { post } = document.webhooks.change ?? {};
  const { schema, example } = post?.requestBody.content['application/json'] ?? {};
  expect(Object.keys(example ?? {})).toEqual(schema?.required);
});
