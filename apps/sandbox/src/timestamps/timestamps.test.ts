import { createHash } from 'node:crypto';
import { Integer, Null, OctetString } from 'asn1js';
import { AlgorithmIdentifier, ContentInfo, MessageImprint, SignedData, TimeStampReq, TimeStampResp, TSTInfo } from 'pkijs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../testing/running-sandbox.js';

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
