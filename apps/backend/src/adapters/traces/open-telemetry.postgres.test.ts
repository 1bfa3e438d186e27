import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { json as readJson } from 'node:stream/consumers';
import { context, diag, propagation, trace } from '@opentelemetry/api';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { seconds } from '../../clock/clock.js';
import { createLogger } from '../../logger.js';
import { answeringServer } from '../../testing/answering-server.js';
import { listen } from '../../testing/listening-backend.js';
import { reservation } from '../../testing/reserving.js';
import { startTestBackend, type TestBackend } from '../../testing/test-backend.js';
import { sendTraces, type Traces } from './open-telemetry.js';

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}
interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: readonly Attribute[];
  readonly status: { readonly code?: number };
}
interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

const received: Sent[] = [];
let backend: TestBackend;
let url: string;
let traces: Traces;

beforeAll(async () => {
  const collector = await answeringServer((request: IncomingMessage, response) => {
    void readJson(request).then(
      (sent) => {
        received.push(sent as Sent);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      },
      // Whoever sends can end in the middle.
      () => response.destroy(),
    );
  });
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector);
  vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment.name=test');
  // Nobody waits for what is sent on its own time.
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '50');
  traces = await sendTraces(createLogger({ level: 'silent' }), '1.2.3');
  backend = await startTestBackend({ isTraced: true });
  url = await listen(backend);
});
afterAll(async () => {
  await traces.close();
  // Other files of this process aren't traced.
  for (const part of [trace, context, propagation, diag]) part.disable();
  vi.unstubAllEnvs();
});

const spans = () =>
  received.flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
const attributesOf = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

/** As a browser of ours begins one. */
function begun() {
  const [traceId, spanId] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')];
  const those = () => spans().filter((span) => span.traceId === traceId);
  return {
    traceId,
    spanId,
    header: `00-${traceId}-${spanId}-01`,
    those,
    named: (name: string) => those().find((span) => span.name === name),
  };
}

/** Until it was sent: however busy the machine is. */
const told = (span: () => SentSpan | undefined) => expect.poll(span, { timeout: seconds(30) }).toBeDefined();

test('one trace leads from a browser’s request over its queries and its job to the mail', async () => {
  const seen = begun();
  const body = reservation();
  const answer = await fetch(`${url}/reservation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000', traceparent: seen.header },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  await backend.runDueJobs();
  await told(() => seen.named('mail'));
  await told(() => seen.named('sendMail'));

  const parentOf = ({ parentSpanId }: SentSpan) => seen.those().find(({ spanId }) => spanId === parentSpanId);
  const way = (from: SentSpan | undefined): string[] => (from ? [from.name, ...way(parentOf(from))] : []);
  expect(way(seen.named('mail'))).toEqual(['mail', 'sendMail', 'postReservation']);
  const request = seen.named('postReservation');
  expect(request?.parentSpanId).toBe(seen.spanId);
  expect(attributesOf(request?.attributes ?? [])).toMatchObject({
    'http.request.method': 'POST',
    'http.response.status_code': 200,
    'pomp.request_id': answer.headers.get('x-request-id'),
  });
  const queries = seen.those().filter(({ attributes }) => attributesOf(attributes)['db.system.name'] === 'postgresql');
  const inserted = queries.find(({ attributes }) =>
    attributesOf(attributes)['db.query.text']?.toString().startsWith('insert into "job"'),
  );
  expect(way(inserted)).toEqual(['insert', 'postReservation']);
  // What the job asks is below the job.
  expect(queries.map((query) => way(query)[1])).toContain('sendMail');

  const [{ resource } = { resource: { attributes: [] } }] = received.flatMap(({ resourceSpans }) => resourceSpans);
  expect(attributesOf(resource.attributes)).toMatchObject({
    'service.name': 'pomp-backend',
    'service.version': '1.2.3',
    'deployment.environment.name': 'test',
  });
  expect(backend.logLines.filter((line) => line.includes(seen.traceId)).join('')).toContain('"call":"postReservation"');
  const all = JSON.stringify(received);
  const { email, firstName, lastName, phone } = body.contactInformation;
  for (const theirs of [email, firstName, lastName, phone]) expect(all).not.toContain(theirs);
});

test('a refusal is no failure, and a request that says nothing begins a trace of its own', async () => {
  const before = new Set(spans().map(({ traceId }) => traceId));
  expect((await fetch(`${url}/api/account/getOrders`)).status).toBe(401);
  const refused = () => spans().find(({ name, traceId }) => name === 'getOrders' && !before.has(traceId));
  await told(refused);
  expect(refused()?.parentSpanId ?? '').toBe('');
  expect(refused()?.status.code ?? 0).toBe(0);
});

test.each(['', 'nonsense', '00-00000000000000000000000000000000-0000000000000000-01', `00-${'a'.repeat(5_000)}`])(
  'what isn’t a trace context is as none: %j',
  async (header) => {
    const answer = await fetch(`${url}/api/account/getHouses`, { headers: { traceparent: header } });
    expect(answer.status).toBe(401);
  },
);

test('what nobody asked for begins no traces', async () => {
  const seen = begun();
  await backend.runDueJobs();
  await fetch(`${url}/healthz`, { headers: { traceparent: seen.header } });
  // What was to be told before is told before this.
  await fetch(`${url}/api/account/getUser`, { headers: { traceparent: seen.header } });
  await told(() => seen.named('getUser'));
  expect(seen.those().map(({ name }) => name)).toEqual(['getUser']);
  const roots = spans().filter(({ parentSpanId }) => !parentSpanId);
  expect(roots.filter(({ attributes }) => 'db.system.name' in attributesOf(attributes))).toEqual([]);
});
