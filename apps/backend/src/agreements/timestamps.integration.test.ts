import { buffer } from 'node:stream/consumers';
import { asksOnlyFor } from '@pomp/tooling/hear-words-elsewhere';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rfc3161Timestamps } from '../adapters/timestamps/rfc3161-timestamps.js';
import { days } from '../clock/clock.js';
import { answeringServer } from '../testing/answering-server.js';
import { customerAtPlan, signed } from '../testing/customer-at-plan.js';
import { readPdf } from '../testing/read-pdf.js';
import { startSandbox, type SandboxProcess } from '../testing/sandbox-process.js';
import { startTestBackend, type TestBackend } from '../testing/test-backend.js';
import type { TimestampService } from './timestamp-service.js';
import { stampedBytes } from './stamp-agreement.js';

// Of the sandbox: stamps, and nothing that it says.
asksOnlyFor();

let sandbox: SandboxProcess;
let service: TimestampService;
let backend: TestBackend;
let isAway = false;
beforeAll(async () => {
  sandbox = await startSandbox();
  service = rfc3161Timestamps({ url: `${sandbox.url}/tijdstempel` });
  const timestamps: TimestampService = {
    stamp: (data) => (isAway ? Promise.reject(new Error('It is away.')) : service.stamp(data)),
  };
  backend = await startTestBackend({ timestamps });
});
afterAll(() => sandbox.stop());

async function timestampOf(code: string) {
  const { status, body } = await backend.browser('198.51.100.8').call('getVerification', { query: { code } });
  if (status !== 200) throw new Error(`getVerification: ${status}`);
  return body.timestamp;
}

test('what was signed has the word of a timestamp service, which the confirmation announces', async () => {
  const own = await customerAtPlan(backend);
  const { verificationCode, confirmationUrl } = await signed(own);
  expect(await timestampOf(verificationCode)).toBeNull();
  await backend.runDueJobs();
  const timestamp = await timestampOf(verificationCode);
  expect(Date.parse(timestamp?.at ?? '')).not.toBeNaN();
  expect(Buffer.from(timestamp?.token ?? '', 'base64')[0]).toBe(0x30);
  await backend.runDueJobs();
  expect(await timestampOf(verificationCode)).toEqual(timestamp);
  const text = (await readPdf(await own.browser.request(confirmationUrl))).text.replaceAll(/\s+/g, ' ');
  expect(text).toContain('onafhankelijke tijdstempeldienst');
});

test('a service that is away holds up nobody, and is asked again', async () => {
  isAway = true;
  const { verificationCode } = await signed(await customerAtPlan(backend));
  await backend.runDueJobs();
  expect(await timestampOf(verificationCode)).toBeNull();
  isAway = false;
  backend.pass(days(1));
  await backend.runDueJobs();
  expect(await timestampOf(verificationCode)).not.toBeNull();
});

describe('an answer of a timestamp service', () => {
  const ours = stampedBytes('onze handtekening');

  test('is about exactly these bytes', async () => {
    await expect(service.stamp(ours)).resolves.toMatchObject({ token: expect.stringMatching(/^MII/) });
  });

  /** A service that passes on what it is asked as something else, or answers with what it got before. */
  async function dishonest(answer: (asked: Buffer) => Promise<Buffer>): Promise<TimestampService> {
    const url = await answeringServer((request, response) => {
      buffer(request)
        .then(answer)
        .then(
          (reply) => response.end(reply),
          () => response.writeHead(500).end(),
        );
    });
    return rfc3161Timestamps({ url });
  }
  const ask = async (request: Buffer) => {
    const headers = { 'content-type': 'application/timestamp-query' };
    const answer = await fetch(`${sandbox.url}/tijdstempel`, { method: 'POST', headers, body: new Uint8Array(request) });
    return Buffer.from(await answer.arrayBuffer());
  };

  test('isn’t taken when it was for an earlier request, nor when a byte of it changed, nor when it is none', async () => {
    let first: Buffer | undefined;
    const repeats = await dishonest(async (asked) => (first ??= await ask(asked)));
    await repeats.stamp(ours);
    await expect(repeats.stamp(ours)).rejects.toThrow('another request');
    await expect(repeats.stamp(stampedBytes('iets anders'))).rejects.toThrow();
    const changes = await dishonest(async (asked) => {
      const reply = await ask(asked);
      reply[reply.length - 3] = (reply.at(-3) ?? 0) ^ 1;
      return reply;
    });
    await expect(changes.stamp(ours)).rejects.toThrow();
    const nonsense = await dishonest(async () => Buffer.from('<!doctype html>'));
    await expect(nonsense.stamp(ours)).rejects.toThrow();
  });
});
