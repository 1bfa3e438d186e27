import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asksOnlyFor } from '@pomp/tooling/hear-words-elsewhere';
import { Integer, Null, OctetString } from 'asn1js';
import { AlgorithmIdentifier, ContentInfo, MessageImprint, SignedData, TimeStampReq, TimeStampResp, TSTInfo } from 'pkijs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../testing/running-sandbox.js';

// Stamps, which openssl looks at.
asksOnlyFor();

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(async () => {
  await sandbox.stop();
  await sandbox.cleanUp();
});

const words = new TextEncoder().encode('een handtekening');
const [sha1, sha256] = ['1.3.14.3.2.26', '2.16.840.1.101.3.4.2.1'];

const requestWith = (algorithmId: string, hash: string) =>
  new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId, algorithmParams: new Null() }),
      hashedMessage: new OctetString({ valueHex: createHash(hash).update(words).digest() }),
    }),
    nonce: new Integer({ value: 3161 }),
    certReq: true,
  })
    .toSchema()
    .toBER(false);

const post = (body: ArrayBuffer | string, type = 'application/timestamp-query') =>
  fetch(`${sandbox.url}/tijdstempel`, { method: 'POST', headers: { 'content-type': type }, body });

test('a hash is stamped: with its nonce, the moment, and a signature that is right', async () => {
  const answer = await post(requestWith(sha256 ?? '', 'sha256'));
  expect(answer.headers.get('content-type')).toBe('application/timestamp-reply');
  const { status, timeStampToken } = TimeStampResp.fromBER(await answer.arrayBuffer());
  expect(status.status).toBe(0);
  const signed = new SignedData({ schema: timeStampToken?.content });
  await expect(signed.verify({ signer: 0, data: words.buffer })).resolves.toBe(true);
  const info = TSTInfo.fromBER(signed.encapContentInfo.eContent?.getValue() ?? new ArrayBuffer(0));
  expect(info.genTime.toISOString()).toBe('2026-02-03T09:30:00.000Z');
  expect(info.nonce?.valueBlock.valueDec).toBe(3161);
  expect(ContentInfo.fromBER(timeStampToken?.toSchema().toBER(false) ?? new ArrayBuffer(0)).contentType).toBe(
    '1.2.840.113549.1.7.2',
  );
});

test('a weak hash is refused in an answer, and what is no request without one', async () => {
  const weak = TimeStampResp.fromBER(await (await post(requestWith(sha1 ?? '', 'sha1'))).arrayBuffer());
  expect([weak.status.status, weak.timeStampToken]).toEqual([2, undefined]);
  expect((await post('geen verzoek')).status).toBe(400);
  expect((await post(requestWith(sha256 ?? '', 'sha256'), 'text/plain')).status).toBe(415);
});

/** OpenSSL asks and judges for itself: what it takes, a real authority could have answered. */
const openssl = spawnSync('openssl', ['version']).status === 0 ? ['openssl'] : [];
test.each(openssl)('%s makes a request, and takes the answer for those words only', async (program) => {
  const folder = await mkdtemp(join(tmpdir(), 'pomp-timestamp-'));
  const file = (name: string) => join(folder, name);
  const run = (...args: readonly string[]) => execFileSync(program, ['ts', ...args], { encoding: 'utf8', stdio: 'pipe' });
  await writeFile(file('words'), words);
  await writeFile(file('other'), 'andere woorden');
  run('-query', '-data', file('words'), '-sha256', '-cert', '-out', file('query'));
  const answer = await (await post(new Uint8Array(await readFile(file('query'))).buffer)).arrayBuffer();
  await writeFile(file('reply'), new Uint8Array(answer));
  const [certificate] = new SignedData({ schema: TimeStampResp.fromBER(answer).timeStampToken?.content }).certificates ?? [];
  const pem = Buffer.from(certificate?.toSchema().toBER(false) ?? new ArrayBuffer(0)).toString('base64');
  await writeFile(file('authority'), `-----BEGIN CERTIFICATE-----\n${pem.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`);
  const verify = (...what: readonly string[]) => run('-verify', ...what, '-in', file('reply'), '-CAfile', file('authority'));
  expect(verify('-queryfile', file('query'))).toContain('Verification: OK');
  expect(verify('-data', file('words'))).toContain('Verification: OK');
  expect(() => verify('-data', file('other'))).toThrow(/message imprint mismatch/);
  await rm(folder, { recursive: true });
});
