import { backofficeCalls, calls, uploadCalls, type Call, type UploadCallName } from '@pomp/api-contract';
import { resumablePath } from '@pomp/api-contract/routes';
import { beforeAll, describe, expect, test } from 'vitest';
import { everyRow } from '../testing/every-row.js';
import { startTestBackend, type TestBackend, type TestCustomer } from '../testing/test-backend.js';
import { uploadPhoto } from '../testing/upload-photo.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

/** Whose things the file routes are asked for. */
interface Subject {
  readonly houseId: string;
  readonly uploadId: string;
}
interface FileRoute {
  readonly route: string;
  /** A request that names a customer's thing in the path, the query or a header. */
  readonly ask: (subject: Subject) => { readonly path: string; readonly init?: RequestInit };
}

const routeOf = ({ method, path }: { readonly method: string; readonly path: string }) =>
  `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
const question = ({ houseId }: Subject) => ({ houseId, section: 'photos', field: 'photoCurrentGasBoilerAndPipes' });
const ofQuestion = (subject: Subject) => `/documents/upload?${new URLSearchParams(question(subject))}`;
const ofFile = ({ uploadId }: Subject) => `/documents/upload/${uploadId}`;
const ofTus = ({ uploadId }: Subject) => `${resumablePath}/${uploadId}`;
const tus = { 'tus-resumable': '1.0.0' };
const metadataOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${btoa(value)}`)
    .join(',');
function someFile() {
  const body = new FormData();
  body.append('files', new Blob(['x']), 'ketel.jpg');
  return body;
}

/** A call without a row doesn't compile, and fails. */
const uploadRoutes: Readonly<Record<UploadCallName, FileRoute>> = {
  uploadFiles: {
    route: routeOf(uploadCalls.uploadFiles),
    ask: (subject) => ({ path: ofQuestion(subject), init: { method: 'POST', body: someFile() } }),
  },
  listFiles: { route: routeOf(uploadCalls.listFiles), ask: (subject) => ({ path: ofQuestion(subject) }) },
  readFile: { route: routeOf(uploadCalls.readFile), ask: (subject) => ({ path: ofFile(subject) }) },
  deleteFile: { route: routeOf(uploadCalls.deleteFile), ask: (subject) => ({ path: ofFile(subject), init: { method: 'DELETE' } }) },
  putPoster: {
    route: routeOf(uploadCalls.putPoster),
    ask: (subject) => ({ path: `${ofFile(subject)}/poster`, init: { method: 'PUT', body: 'x' } }),
  },
  finishUpload: { route: routeOf(uploadCalls.finishUpload), ask: (subject) => ({ path: ofTus(subject) }) },
};
/** The routes of tus, the protocol for resumable uploads. */
const tusRoutes: Readonly<Record<string, FileRoute>> = {
  'to begin': {
    route: `POST ${resumablePath}`,
    ask: (subject) => ({
      path: resumablePath,
      init: {
        method: 'POST',
        headers: { ...tus, 'upload-length': '9', 'upload-metadata': metadataOf({ filename: 'ketel.jpg', ...question(subject) }) },
      },
    }),
  },
  'to go on': {
    route: `PATCH ${resumablePath}/:id`,
    ask: (subject) => ({
      path: ofTus(subject),
      init: {
        method: 'PATCH',
        headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
        body: 'x',
      },
    }),
  },
  'to call off': {
    route: `DELETE ${resumablePath}/:id`,
    ask: (subject) => ({ path: ofTus(subject), init: { method: 'DELETE', headers: tus } }),
  },
};
const fileRoutes = Object.entries({ ...uploadRoutes, ...tusRoutes });

/** Routes that concern no customer, or identify one in a way of their own. */
const exceptions = {
  'POST /payments/webhook':
    'Names a payment of the provider’s, which is asked; answers the same whether there is one (payments.integration.test.ts).',
  'GET /healthz': 'Says that the server is there.',
  'GET /openapi.json': 'Says what there is to ask.',
};
/** Middleware, not routes: every request below these paths passes it. */
const middlewarePaths = [
  '/*',
  '/documents/*',
  '/reservation',
  '/contact',
  '/vacancy',
  '/form',
  '/form/confirmation',
  '/savings',
  '/savings/measured',
];

test('every route of the server has a test of whose things it gives', () => {
  // Each of these has a row in ownership.postgres.test.ts, or it doesn't compile.
  const ofSite = Object.values<Call>(calls)
    .filter(({ servedBy }) => servedBy === 'backend')
    .map(routeOf);
  const ofSeller = Object.values<Call>(backofficeCalls).map(routeOf);
  const known = [
    ...ofSite,
    ...ofSeller,
    ...fileRoutes.map(([, { route }]) => route),
    ...Object.keys(exceptions),
    ...middlewarePaths.map((path) => `ALL ${path}`),
  ];
  expect([...new Set(backend.app.routes.map(routeOf))].sort()).toEqual([...new Set(known)].sort());
});

const everything = () => everyRow(backend.context.database);

/** All of an answer but what differs between any two. */
const comparable = async (response: Response) => ({
  status: response.status,
  headers: [...response.headers].filter(([name]) => name !== 'x-request-id'),
  body: await response.text(),
});

describe.each(fileRoutes)('the file route “%s”', (_name, { ask }) => {
  const send = (browser: TestCustomer['browser'], subject: Subject, authorization?: string) => {
    const { path, init } = ask(subject);
    const headers = new Headers(init?.headers);
    if (authorization !== undefined) headers.set('authorization', authorization);
    return browser.request(path, { ...init, headers });
  };
  const subjectOf = async (own: TestCustomer): Promise<Subject> => ({
    houseId: own.houseId,
    uploadId: (await uploadPhoto(own, { houseId: own.houseId })).id,
  });

  test('answers the same for what is someone else’s and what isn’t there, and changes nothing', async () => {
    const [own, other] = [await backend.customer(), await backend.customer()];
    const theirs = await subjectOf(other);
    const token = await own.browser.call('postUploadToken', {});
    const authorization = token.status === 200 ? `Bearer ${token.body.uploadToken}` : '';
    const before = await everything();
    const answer = await comparable(await send(own.browser, theirs, authorization));
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'notFound' });
    for (const id of [crypto.randomUUID(), '1', own.id])
      expect(await comparable(await send(own.browser, { houseId: id, uploadId: id }, authorization)), id).toEqual(answer);
    expect(await everything()).toEqual(before);
  });

  test('accepts no session, and no made-up token', async () => {
    const own = await backend.customer();
    const subject = await subjectOf(own);
    const before = await everything();
    for (const authorization of [undefined, 'Bearer x', `Bearer ${'A'.repeat(43)}`])
      expect((await send(own.browser, subject, authorization)).status).toBe(401);
    expect(await everything()).toEqual(before);
  });
});

test.each(Object.entries<Call>(backofficeCalls))(
  'the seller’s %s accepts no customer’s session',
  async (_name, { method, path }) => {
    const { browser } = await backend.customer();
    const before = await everything();
    const response = await browser.request(path, {
      method,
      ...(method !== 'GET' && { body: '{}', headers: { 'content-type': 'application/json' } }),
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'wrongKey' });
    expect(await everything()).toEqual(before);
  },
);
